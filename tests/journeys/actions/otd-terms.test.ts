import { beforeEach, expect, test } from 'vitest'
import { listNotices } from '#tests/support/card'
import { useBranches, createDocument } from '#tests/support/own-branches'
import { openOverview, signIn } from '#tests/support/sign-in'

const address = '/otds/10051/sign/11021'
const agree = 'Ik ga akkoord met de voorwaarden'
const sign = 'Ik ga akkoord met de opdracht'

const { api, portal, branches } = await useBranches()
beforeEach(() => {
	api.backend.reset()
})

async function annaOf(content: Parameters<typeof createDocument>[0]) {
	const branch = branches.open({ '/api/licenses/current': createDocument({ content }) })
	const { visitor } = await signIn(portal.url, { branch })
	return { visitor, terms: await visitor.visit(`${address}?terms=read`) }
}
const heading = (page: { document: Document }) => page.document.querySelector('h1')?.textContent

test('The terms are those of the firm, made safe, with the button after their last line [387] [400] [401]', async () => {
	const { visitor, terms } = await annaOf({
		otd_terms_title: 'Onze spelregels',
		otd_terms_content: '<h1>Regel</h1><p onclick="x()">Eerlijk <b>duurt</b>.</p><script>alert(1)</script>',
	})
	expect([terms.status, heading(terms), terms.title.startsWith('Onze spelregels')]).toEqual([
		200,
		'Onze spelregels',
		true,
	])
	const text = terms.getByText('duurt').closest('div')!
	expect(text.innerHTML).toBe('<h2>Regel</h2><p>Eerlijk <b>duurt</b>.</p>')
	const button = terms.getByRole('button', { name: agree })
	// 4 is DOCUMENT_POSITION_FOLLOWING.
	expect(text.compareDocumentPosition(button) & 4).toBe(4)
	const opened = await (await visitor.visit(address)).press('Lees de voorwaarden')
	expect(opened.path).toBe(`${address}?terms=read`)
})

test('Without terms of the firm the portal’s own hold all the periods [400] [404]', async () => {
	const { terms } = await annaOf({ welcome_title: 'Hallo' })
	expect(heading(terms)).toBe('Voorwaarden bij de opdracht')
	for (const fact of [
		/betaalt een factuur binnen 14 dagen/,
		/opzegtermijn is 14 dagen/,
		/klacht over ons werk binnen 60 dagen/,
		/klacht over een factuur binnen 14 dagen/,
		/minstens 30 dagen om te betalen/,
		/incassokosten bij van minstens 15%/,
		/incasso kunt u binnen 8 weken terugdraaien/,
		/vervalt na twee jaar/,
	])
		expect(terms.words).toMatch(fact)
	const english = await terms.press('English')
	expect(heading(english)).toBe('Terms of the service agreement')
	for (const fact of [
		/pay an invoice within 14 days/,
		/notice period is 14 days/,
		/within 60 days.*invoice, tell us within 14 days/,
		/at least 30 days/,
		/at least 15%/,
		/within 8 weeks/,
		/after two years/,
	])
		expect(english.words).toMatch(fact)
})

test('A firm may give the title or the text alone [400]', async () => {
	const titled = await annaOf({ otd_terms_title: 'Onze spelregels', otd_terms_content: '' })
	expect(heading(titled.terms)).toBe('Onze spelregels')
	expect(titled.terms.words).toContain('vervalt na twee jaar')
	const written = await annaOf({ otd_terms_content: '<p>Kort.</p>' })
	expect(heading(written.terms)).toBe('Voorwaarden bij de opdracht')
	expect(written.terms.words).toContain('Kort.')
	expect(written.terms.words).not.toContain('vervalt na twee jaar')
})

test.each(['by agreeing', 'by the way back'])(
	'What was typed before the terms were read is there when one comes back %s',
	async (how) => {
		const { visitor } = await signIn(portal.url, { branch: 'noord' })
		const page = await visitor.visit('/otds/10053/sign/11111')
		page.fill('IBAN', 'NL71 KADE 0417 16')
		page.fill('Naam van de rekeninghouder', 'A. Aa')
		const terms = await page.press('Lees de voorwaarden')
		const [link] = terms.getAllByRole('link', { name: 'Terug naar de opdracht' })
		const back = await (how === 'by agreeing' ? terms.press(agree) : terms.follow(link!))
		const typed = ['IBAN', 'Naam van de rekeninghouder'].map(
			(label) => back.getByLabelText<HTMLInputElement>(label).value,
		)
		expect(typed).toEqual(['NL71 KADE 0417 16', 'A. Aa'])
	},
)

test('A tick that was set before the terms are read again stays, but waits for them after a new sign-in', async () => {
	const { visitor } = await signIn(portal.url, { branch: 'noord' })
	const ready = await (await visitor.visit(`${address}?terms=read`)).press(agree)
	ready.choose(sign)
	await ready.press('Lees de voorwaarden')
	expect((await visitor.visit(address)).getByLabelText<HTMLInputElement>(sign).checked).toBe(true)
	const later = await signIn(portal.url, { branch: 'noord' })
	const page = await later.visitor.visit(address)
	const { checked, disabled } = page.getByLabelText<HTMLInputElement>(sign)
	expect([checked, disabled]).toEqual([false, true])
})

test('Agreeing leads back to the assignment, whose switch then works; for this assignment alone [389] [396]', async () => {
	const { visitor } = await signIn(portal.url, { branch: 'noord' })
	const page = await visitor.visit(address)
	expect(page.getByLabelText<HTMLInputElement>(sign).disabled).toBe(true)
	expect(page.words).toContain('Lees eerst de voorwaarden. Daarna kunt u akkoord geven.')
	const back = await (await page.press('Lees de voorwaarden')).press(agree)
	expect([back.path, back.status]).toEqual([address, 200])
	expect(listNotices(back)).toEqual([
		'Gelukt U gaat akkoord met de voorwaarden. Dit geldt tot u uitlogt. Wij bewaren uw akkoord pas als u ondertekent.',
	])
	expect(back.getByLabelText<HTMLInputElement>(sign).disabled).toBe(false)
	expect(back.words).not.toContain('Lees eerst de voorwaarden')
	const other = await visitor.visit('/otds/10053/sign/11111')
	expect(other.getByLabelText<HTMLInputElement>(sign).disabled).toBe(true)
})

test('Leaving the terms without agreeing changes nothing; agreeing again says nothing new [389] [402]', async () => {
	const { visitor } = await signIn(portal.url, { branch: 'noord' })
	const terms = await visitor.visit(`${address}?terms=read`)
	const [back] = terms.getAllByRole('link', { name: 'Terug naar de opdracht' })
	const page = await terms.follow(back!)
	expect(page.getByLabelText<HTMLInputElement>(sign).disabled).toBe(true)
	await terms.press(agree)
	const again = await terms.press(agree)
	expect([again.path, listNotices(again)]).toEqual([address, []])
})

test('The agreement is of this session: another sign-in reads the terms anew [389] [396]', async () => {
	const first = await signIn(portal.url, { branch: 'noord' })
	await (await first.visitor.visit(`${address}?terms=read`)).press(agree)
	const { visitor } = await signIn(portal.url, { branch: 'noord' })
	expect((await visitor.visit(address)).getByLabelText<HTMLInputElement>(sign).disabled).toBe(true)
})

const inDutch = (id: string, nl: string) => ({ id, type: 'dictionary', attributes: { translation: { nl } } })
/** A firm that words what binds in Dutch alone. */
const dutchFirm = {
	'/api/licenses/current': createDocument({
		content: { otd_terms_title: { nl: 'Onze spelregels' }, cardif_approve_button: { nl: 'Doen' } },
	}),
	'/api/dictionary': {
		data: [
			inDutch('otdTerms.chapters.payment.text', 'U betaalt een factuur binnen 30 dagen.'),
			inDutch('otdTerms.agree', 'Ik houd mij hieraan'),
			inDutch('otdTerms.back', 'Terug'),
			inDutch('otdSign.agreed', 'Ik geef de opdracht'),
			inDutch('bankguarantees.explanation', 'Betaal binnen 10 dagen terug.'),
			inDutch('guaranteeProposal.agreed', 'Ik wil deze garantie'),
			inDutch('cardifPremium.approval', 'Wilt u dit?'),
		],
	},
}

test.each([
	[
		`${address}?terms=read`,
		['Onze spelregels', 'U betaalt een factuur binnen 30 dagen.', 'Ik houd mij hieraan'],
		['within 14 days. A', 'Terug'],
	],
	[address, ['Ik geef de opdracht'], ['I agree to the']],
	[
		'/bankguarantees/10061/bnp-proposal/11024',
		['Betaal binnen 10 dagen terug.', 'Ik wil deze garantie'],
		['30 days'],
	],
	['/cardifao/10085/premium/11101', ['Wilt u dit?', 'Doen'], []],
])(
	'What binds and the firm words in Dutch alone, an English reader sees in Dutch, marked so: %s',
	async (path, dutch, ours) => {
		const branch = branches.open(dutchFirm)
		const { visitor, page: overview } = await openOverview(portal.url, { branch })
		await overview.press('English')
		const page = await visitor.visit(path)
		expect([page.status, page.document.documentElement.lang]).toEqual([200, 'en'])
		const found = dutch.map((text) =>
			page.getAllByText(text).map((one) => one.closest<HTMLElement>('[lang]')!.lang),
		)
		expect(found.map((langs) => [...new Set(langs)])).toEqual(dutch.map(() => ['nl']))
		for (const text of ours) expect(page.words).not.toContain(text)
	},
)
