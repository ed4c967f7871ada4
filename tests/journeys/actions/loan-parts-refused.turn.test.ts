import { describe, expect, test } from 'vitest'
import { dayAfter, formatLongDate } from '#tests/support/dates'
import { deal } from '#tests/support/full'
import {
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

const site = await useSite({ as: 'anna' })
const noAmount = 'Vul een bedrag in met alleen cijfers, een punt of een komma. Bijvoorbeeld 1.234,56'

describe('A form that is not right stays filled in, and nothing is sent', () => {
	test.each<[rule: string, field: [name: string, words: string], typed: string, message: string]>([
		['a value that is no amount [317]', ['marketValue', 'Waarde van uw woning in euro’s'], 'veel', noAmount],
		[
			'a saving that is no amount [317]',
			['smartcareMinimumSavingsAmount', 'Vanaf welke besparing in euro’s wilt u bericht?'],
			'1,2,3',
			noAmount,
		],
		[
			'an amount that is none [317]',
			['loanParts[0].amount', 'Bedrag in euro’s van leningdeel 1'],
			'-5',
			noAmount,
		],
		[
			'an interest above 100 [316]',
			['loanParts[0].interest', 'Rente in procenten van leningdeel 1'],
			'100,01',
			'Vul een getal in tussen 0 en 100. Bijvoorbeeld 3,75',
		],
		[
			'an interest that is no number [316]',
			['loanParts[1].interest', 'Rente in procenten van leningdeel 2'],
			'laag',
			'Vul een getal in tussen 0 en 100. Bijvoorbeeld 3,75',
		],
		[
			'a day that does not exist [318]',
			['loanParts[0].endOfFixedRatePeriod', 'Rente vast tot van leningdeel 1'],
			'31-02-2041',
			'Deze dag bestaat niet in deze maand',
		],
		[
			'a year of two digits',
			['smartcareAbstainFromCalculationTill', 'Tot welke datum wilt u geen bericht?'],
			'1-2-27',
			'Schrijf het jaar met vier cijfers. Bijvoorbeeld 1980',
		],
		[
			'a day of the value that is yet to come',
			['marketValueDate', 'Van welke datum is deze waarde?'],
			'1-1-2099',
			`Vul een datum in die niet later is dan ${formatLongDate(dayAfter(0))}`,
		],
		[
			'a pause that is over already',
			['smartcareAbstainFromCalculationTill', 'Tot welke datum wilt u geen bericht?'],
			'1-2-2020',
			`Vul een datum in die niet eerder is dan ${formatLongDate(dayAfter(0))}`,
		],
		['a value without its date [321]', ['marketValueDate', 'Van welke datum is deze waarde?'], ' ', required],
	])('%s [322] [671]', async (_rule, [name, words], typed, message) => {
		const page = await openLoanParts(site)
		site.api.forgetCalls()
		getFormField(page, name).value = typed
		const refused = await page.press(send)
		expect([refused.isRefused, refused.title.startsWith('Fout: ')]).toEqual([true, true])
		expectErrorAt(refused, name, words, message)
		expect(getFormField(refused, name).value).toBe(typed)
		expect(listSummaryErrors(refused)).toContain(incomplete)
		expect(site.api.callsTo('POST', /.*/)).toEqual([])
	})

	test('a value without a basis, where the firm has none for an estimate [321] [322]', async () => {
		const collateral = { ...house.collateral, based_on: '-', based_on_options: ['woz'] }
		const page = await openLoanParts(site, { collateral })
		expectErrorAt(await page.press(send), 'basedOn', 'Waarop is deze waarde gebaseerd?', required)
	})

	test('each changed part needs its current amount and dates, one that did not change needs nothing [318] [320] [322]', async () => {
		const page = await openLoanParts(site)
		page.fill(/^Rente in procenten van leningdeel 1/, '3,5')
		page.fill(/^Bedrag in euro’s van leningdeel 2/, '18.000')
		const one = await page.press(send)
		expect(listSummaryErrors(one)).toEqual([
			`Nog af te lossen in euro’s van leningdeel 1: ${required}`,
			incomplete,
		])
		expect(one.getByRole('alert').textContent).toContain('Er is 1 antwoord dat nog niet klopt')
		one.fill(/^Nog af te lossen in euro’s van leningdeel 2/, '0')
		const both = await one.press(send)
		expect(both.getByRole('alert').textContent).toContain('Er zijn 4 antwoorden die nog niet kloppen')
		for (const [name, words] of [
			['date', 'Ingangsdatum'],
			['startOfFixedRatePeriod', 'Rente vast vanaf'],
			['endOfFixedRatePeriod', 'Rente vast tot'],
		])
			expectErrorAt(both, `loanParts[1].${name}`, `${words} van leningdeel 2`, required)
	})

	test('all that is wrong is told at once: also what a change needs whose own value is wrong [318] [320]', async () => {
		const page = await openLoanParts(site)
		page.fill(/^Rente in procenten van leningdeel 1/, 'laag')
		expect(listSummaryErrors(await page.press(send)).slice(0, 2)).toEqual([
			'Rente in procenten van leningdeel 1: Vul een getal in tussen 0 en 100. Bijvoorbeeld 3,75',
			`Nog af te lossen in euro’s van leningdeel 1: ${required}`,
		])
	})
})

test('What is no field of the form does nothing, also a list that counts to four thousand million; a field that comes twice is read as empty', async () => {
	site.api.forgetCalls()
	const page = await openLoanParts(site)
	getFormField(page, 'loanParts[0].currentAmount').value = '212.000'
	for (const name of [
		'newLoanParts[4000000000].key',
		'loanParts[0].currentAmount',
		'newLoanParts',
		'loanParts[1][2]',
	]) {
		const more = page.document.createElement('input')
		Object.assign(more, { name, value: '1', type: 'hidden' })
		getFormField(page, 'marketValue').before(more)
	}
	await page.press(send)
	const bodies = site.api.callsTo('POST', /update-details/).map(({ json }) => json)
	expect(bodies).toMatchObject([{ data: { loanParts: [{ currentAmount: null }, {}], newLoanParts: [] } }])
})

describe('What the API refuses', () => {
	test.each([
		['data/loanParts/1/amount', 'loanParts[1].amount', 'Bedrag in euro’s van leningdeel 2'],
		[
			'loanParts/0/endOfFixedRatePeriod',
			'loanParts[0].endOfFixedRatePeriod',
			'Rente vast tot van leningdeel 1',
		],
		['data/marketValue', 'marketValue', 'Waarde van uw woning in euro’s'],
	])('is told at the field it names: %s [322]', async (pointer, name, words) => {
		site.api.fault('POST', /update-details/, { status: 422, code: 'loanPartFieldsError', pointer })
		const refused = await (await openLoanParts(site)).press(send)
		expect(refused.isRefused).toBe(true)
		const message = 'Een leningdeel is nog niet compleet. Controleer wat u invulde.'
		expectErrorAt(refused, name, words, message)
		expect(refused.getByRole('alert').textContent).toContain('Er is 1 antwoord dat nog niet klopt')
	})

	test.each(
		deal('actions', [
			[422, 'loanPartFieldsError', 'Een leningdeel is nog niet compleet. Controleer wat u invulde.'],
			[
				422,
				'marketValueFieldsError',
				'De waarde van uw woning is nog niet compleet. Controleer wat u invulde.',
			],
			[403, 'productOwnershipMismatch', 'Dit product hoort niet bij uw account.'],
			[422, 'invalidActionType', 'Dit kan niet bij dit actiepunt. Ga terug naar het overzicht.'],
			[404, 'mortgageNotFound', 'Wij kunnen deze hypotheek niet vinden.'],
			[422, 'nobodyKnows', 'Er is een fout opgetreden'],
		]),
	)('is told of the whole form where it names no field: %i %s [322]', async (status, code, words) => {
		site.api.fault('POST', /update-details/, { status, code })
		const refused = await (await openLoanParts(site)).press(send)
		expect(refused.isRefused).toBe(true)
		expect(listSummaryErrors(refused)).toEqual([expect.stringContaining(words)])
		expect(getFormField(refused, 'loanParts[0].interest').value).toBe('3,85')
	})
})
