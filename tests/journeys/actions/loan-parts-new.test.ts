import { beforeEach, describe, expect, test } from 'vitest'
import { listNotices } from '#tests/support/card'
import { isFull } from '#tests/support/full'
import type { Page } from '#tests/support/page'
import { signIn } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import {
	add,
	expectErrorAt,
	getFormField,
	house,
	incomplete,
	openLoanParts,
	required,
	send,
	listSummaryErrors,
} from './loan-parts-page'
import { useSite } from '#tests/support/use-site'

const testInFull = test.runIf(isFull('actions'))

const site = await useSite({ as: 'anna' })
const address = '/mortgages/10012/loan-parts/11102'
const path = '/api/products/mortgages/10012/update-details'
let anna: Visitor
beforeEach(async () => {
	site.api.backend.reset()
	anna = (await signIn(site.portal.url, { branch: 'noord' })).visitor
	await sendDraft(await anna.visit(address))
	site.api.backend.reset()
	anna = (await signIn(site.portal.url, { branch: 'noord' })).visitor
	site.api.forgetCalls()
})

/** Answers of an earlier test stay in the draft until it is sent. */
async function sendDraft(page: Page): Promise<unknown> {
	const [removal] = page.queryAllByRole('button', { name: /^Verwijder nieuw/ })
	if (removal) return sendDraft(await page.press(removal))
	for (const name of ['marketValue', 'loanParts[0].currentAmount']) getFormField(page, name).value = ''
	return page.press(send)
}

const legendsOf = (page: Page) =>
	[...page.document.querySelectorAll('legend[id]')].map(({ id, textContent }) => [id, textContent])

function fillPart(page: Page, number: number, amount: string) {
	const of = `van nieuw leningdeel ${number}`
	page.choose(`Soort ${of}`, 'Lineair')
	page.fill(`Bedrag in euro’s ${of}`, amount)
	page.fill(`Nog af te lossen in euro’s ${of}`, '9.500,50')
	page.fill(`Rente in procenten ${of}`, '4.1')
	page.fill(`Ingangsdatum ${of}`, '1 februari 2026')
	page.fill(`Rente vast vanaf ${of}`, '1-2-2026')
	page.fill(`Rente vast tot ${of}`, '01022036')
}

const sentPart = {
	type: 'linear',
	amount: 10000,
	currentAmount: 9500.5,
	interest: 4.1,
	date: '01-02-2026',
	startOfFixedRatePeriod: '01-02-2026',
	endOfFixedRatePeriod: '01-02-2036',
}

test('A new part is added without a script, numbered, and the browser goes to it [310] [311]', async () => {
	const one = await (await anna.visit(address)).press(add)
	expect([one.path, one.status]).toEqual([`${address}#newParts-1`, 200])
	const two = await one.press(add)
	expect(two.path).toBe(`${address}#newParts-2`)
	expect(legendsOf(two)).toEqual([
		['parts-1', 'Leningdeel 1'],
		['parts-2', 'Leningdeel 2'],
		['newParts-1', 'Nieuw leningdeel 1'],
		['newParts-2', 'Nieuw leningdeel 2'],
	])
	const types = two.getByLabelText('Soort van nieuw leningdeel 2').querySelectorAll('option')
	expect([...types].map(({ text }) => text)).toEqual([
		'Kies een soort',
		'Annuïteiten',
		'Aflossingsvrij',
		'Lineair',
		'Bankspaar',
	])
})

test('New parts are sent apart from those that exist, and stand on the receipt and on the mortgage [310] [312] [313] [315] [323]', async () => {
	const page = await (await anna.visit(address)).press(add)
	fillPart(page, 1, '€ 10.000')
	const landed = await page.press(send)
	expect([landed.path, landed.received?.lines[0]]).toEqual([
		'/mortgages/10012',
		expect.stringContaining('Wij hebben uw leningdelen bijgewerkt.'),
	])
	const [call] = site.api.callsTo('POST', path)
	expect(call?.json).toMatchObject({ data: { loanParts: [{ id: '12021' }, { id: '12022' }] } })
	expect((call?.json as { data: { newLoanParts: unknown } }).data.newLoanParts).toEqual([sentPart])
	expect(landed.words.replace(/\u00a0/g, ' ')).toMatch(
		/Lineair€ 10\.000,00 17% van het totaal4,10%1 februari 2036/,
	)
	const receipt = await landed.follow('Bekijk het bewijs')
	expect(receipt.words.replace(/\u00a0/g, ' ')).toContain(
		'Nieuw leningdeel 1Lineair; bedrag € 10.000,00; nog € 9.500,50 af te lossen; rente 4,10%; ingangsdatum 1 februari 2026; rente vast vanaf 1 februari 2026; rente vast tot 1 februari 2036',
	)
})

test('The part that is removed goes, the others keep what was typed and are counted anew [311]', async () => {
	let page = await anna.visit(address)
	for (const number of [1, 2, 3]) {
		page = await page.press(add)
		page.fill(`Bedrag in euro’s van nieuw leningdeel ${number}`, `${number}00`)
	}
	page.fill(/^Nog af te lossen in euro’s van leningdeel 1/, '29.000')
	const left = await page.press('Verwijder nieuw leningdeel 2')
	expect(left.path).toBe(`${address}#newParts-2`)
	expect(legendsOf(left).slice(2)).toEqual([
		['newParts-1', 'Nieuw leningdeel 1'],
		['newParts-2', 'Nieuw leningdeel 2'],
	])
	expect([0, 1].map((at) => getFormField(left, `newLoanParts[${at}].amount`).value)).toEqual(['100', '300'])
	expect(getFormField(left, 'loanParts[0].currentAmount').value).toBe('29.000')
	const one = await left.press('Verwijder nieuw leningdeel 2')
	expect(one.path).toBe(`${address}#newParts-1`)
	const none = await one.press('Verwijder nieuw leningdeel 1')
	expect(none.path).toBe(`${address}#parts-2`)
	expect((await left.press('Verwijder nieuw leningdeel 1')).status).toBe(200)
	expect(site.api.callsTo('POST', path)).toEqual([])
})

describe('What was typed', () => {
	test('stands there after a reload, in another tab and after a new login, until it is sent [310]', async () => {
		const page = await anna.visit(address)
		page.fill('Waarde van uw woning in euro’s', 'vier ton')
		page.choose('Taxatie')
		page.choose('Per jaar')
		await page.press(add)
		const again = (await signIn(site.portal.url, { branch: 'noord' })).visitor
		for (const tab of [await anna.visit(address), await again.visit(address)]) {
			expect(getFormField(tab, 'marketValue').value).toBe('vier ton')
			expect(tab.getByLabelText<HTMLInputElement>('Taxatie').checked).toBe(true)
			expect(tab.getByLabelText<HTMLInputElement>('Per jaar').checked).toBe(true)
			expect(legendsOf(tab)).toHaveLength(3)
		}
		const right = await again.visit(address)
		right.fill('Waarde van uw woning in euro’s', '')
		await (await right.press('Verwijder nieuw leningdeel 1')).press(send)
		site.api.backend.reset()
		const fresh = (await signIn(site.portal.url, { branch: 'noord' })).visitor
		const open = await fresh.visit(address)
		expect(open.getByLabelText<HTMLInputElement>('Taxatie').checked).toBe(false)
		expect(legendsOf(open)).toHaveLength(2)
	})

	test('is nobody else’s, and of one action only [310]', async () => {
		const page = await anna.visit(address)
		page.fill('Waarde van uw woning in euro’s', '1')
		await page.press(add)
		expect(legendsOf(await anna.visit('/mortgages/10011/loan-parts/11103'))).toHaveLength(3)
		const bram = await signIn(site.portal.url, { branch: 'noord', email: 'bram@voorbeeld.nl' })
		expect((await bram.visitor.visit(address)).path).toBe('/404')
	})

	testInFull(
		'stands there with what the API has by now, when parts changed in the meantime [312]',
		async () => {
			const page = await openLoanParts(site, {}, anna)
			page.fill(/^Nog af te lossen in euro’s van leningdeel 2/, '500')
			await site.api.heal()
			const [, second] = house.loan_parts
			await openLoanParts(site, { loan_parts: [second, { id: '73', amount: 7 }] }, anna)
			const shown = await page.press(send)
			expect(shown.path).toBe('/mortgages/7/loan-parts/70#parts')
			expect(listNotices(shown)[0]).toContain('De leningdelen zijn intussen veranderd.')
			expect(
				['id', 'currentAmount'].map((name) => getFormField(shown, `loanParts[0].${name}`).value),
			).toEqual(['72', '500'])
			expect(getFormField(shown, 'loanParts[1].amount').value).toBe('7,00')
			expect(site.api.callsTo('POST', /update-details/)).toEqual([])
		},
	)
})

test('A new part that nothing was filled in of counts, and lacks six answers [318] [319] [320] [322]', async () => {
	const refused = await (await (await anna.visit(address)).press(add)).press(send)
	expect(refused.isRefused).toBe(true)
	for (const [name, words] of [
		['type', 'Soort'],
		['amount', 'Bedrag in euro’s'],
		['currentAmount', 'Nog af te lossen in euro’s'],
		['date', 'Ingangsdatum'],
		['startOfFixedRatePeriod', 'Rente vast vanaf'],
		['endOfFixedRatePeriod', 'Rente vast tot'],
	])
		expectErrorAt(refused, `newLoanParts[0].${name}`, `${words} van nieuw leningdeel 1`, required)
	expect(listSummaryErrors(refused)).toHaveLength(7)
	expect(listSummaryErrors(refused).at(-1)).toBe(incomplete)
	fillPart(refused, 1, '1,5,0')
	const once = await refused.press(send)
	expect(listSummaryErrors(once)[0]).toContain('Bedrag in euro’s van nieuw leningdeel 1: Vul een bedrag in')
	fillPart(once, 1, '10000')
	expect((await once.press(send)).path).toBe('/mortgages/10012')
})

test('What the API says of a new part stands at its field [322]', async () => {
	const page = await (await anna.visit(address)).press(add)
	fillPart(page, 1, '10000')
	site.api.fault('POST', path, {
		status: 422,
		code: 'loanPartFieldsError',
		pointer: 'data/newLoanParts/0/amount',
	})
	const message = 'Een leningdeel is nog niet compleet. Controleer wat u invulde.'
	expectErrorAt(
		await page.press(send),
		'newLoanParts[0].amount',
		'Bedrag in euro’s van nieuw leningdeel 1',
		message,
	)
})

test('Once it is done, neither button does anything more [311] [392]', async () => {
	const page = await (await anna.visit(address)).press(add)
	fillPart(page, 1, '10000')
	await page.press(send)
	for (const button of [add, 'Verwijder nieuw leningdeel 1']) {
		const done = await page.press(button)
		expect(done.words).toContain('Dit actiepunt is al klaar.')
		expect(done.queryByRole('button', { name: send })).toBeNull()
	}
	getFormField(page, 'newLoanParts[0].amount').value = ''
	expect((await page.press(send)).words).toContain('Dit actiepunt is al klaar.')
	expect(site.api.callsTo('POST', path)).toHaveLength(1)
})
