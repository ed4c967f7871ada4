import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { readFacts } from '#tests/support/product-site'
import { signIn } from '#tests/support/sign-in'
import type { Page } from '#tests/support/page'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })

const address = '/actions/11105/update-date-conditions-precedent'
const path = '/api/products/mortgages/actions/11105/date-conditions-precedent'
const field = 'Tot en met welke datum gelden de ontbindende voorwaarden?'
const action = {
	id: '11105',
	type: 'UPDATE_DATE_CONDITIONS_PRECEDENT',
	label: 'Datum voor de koop',
	product: { id: '7', label: 'Hypotheek Wilgenlaan', type: 'mortgage' },
}

async function send(date: string) {
	const page = await site.anna.visit(address)
	page.fill(field, date)
	return page.press('Verstuur de datum')
}

/** The form has this message in the summary and at the date, and still contains the typed answers. */
function expectAgain(page: Page, message: string, typed: string) {
	expect([page.path, page.title]).toEqual([address, expect.stringMatching(/^Fout: Geef de datum door/)])
	const link = page.getByRole('alert').querySelector('a')
	const input = page.getByLabelText<HTMLInputElement>(field)
	expect([link?.textContent, link?.getAttribute('href')]).toEqual([`${field} ${message}`, `#${input.id}`])
	const error = page.document.getElementById(`${input.id}-error`)
	expect([error?.textContent, input.getAttribute('aria-invalid'), input.value]).toEqual([
		message,
		'true',
		typed,
	])
}

test('The page says for which mortgage the date is, what the advisor said about it, and asks one date [61] [331]', async () => {
	const page = await site.anna.visit(address)
	expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Nieuwe datum voorwaarden')
	expect(page.getByText('Hypotheek Lindelaan 14')).toBeTruthy()
	expect(readFacts(page)).toEqual({
		'Opmerking van uw adviseur': 'De verkoper gaf uitstel. Wat is de nieuwe datum?',
	})
	expect(page.getByLabelText(field).closest('[data-pick]')).not.toBeNull()
	expect(page.words).toContain('Met deze knop stuurt u ons de datum.')
})

test('Without a product and a remark nothing stands above the date [331]', async () => {
	site.tell('/api/actions', { ...action, product: null })
	const page = await site.anna.visit(address)
	expect([page.status, readFacts(page)]).toEqual([200, {}])
	expect(page.getByLabelText(field)).toBeTruthy()
})

test.each(
	deal('actions', [
		['', 'Dit veld is verplicht'],
		['   ', 'Dit veld is verplicht'],
		['morgen', 'Vul een datum in als dd-mm-jjjj. Bijvoorbeeld 31-03-1980'],
		['31-02-2026', 'Deze dag bestaat niet in deze maand'],
		['01-13-2026', 'Vul een maand in van 1 tot en met 12'],
		['01-05-26', 'Schrijf het jaar met vier cijfers. Bijvoorbeeld 1980'],
	]),
)('The date "%s" is refused at the field and in the summary, and nothing is sent [331]', async (...row) => {
	const [typed, message] = row
	const page = await send(typed)
	expect(page.isRefused).toBe(true)
	expectAgain(page, message, typed)
	expect(site.api.callsTo('POST', path)).toEqual([])
})

test.each(deal('actions', ['1-6-2026', '01/06/2026', '2026-06-01', '1 juni 2026', '1 jun 2026', '01062026']))(
	'The date "%s" is sent in the one spelling of the API [332]',
	async (typed) => {
		site.api.answer(http.post(`*${path}`, () => new HttpResponse(null, { status: 200 })))
		const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
		const page = await visitor.visit(address)
		page.fill(field, typed)
		expect((await page.press('Verstuur de datum')).path).toBe('/dashboard')
		expect(site.api.callsTo('POST', path).map(({ json }) => json)).toEqual([
			{ dateConditionsPrecedent: '2026-06-01' },
		])
	},
)

test('What the API says of the date stands at the date [227] [332]', async () => {
	site.api.fault('POST', path, { status: 422, code: 'invalidDate', pointer: 'dateConditionsPrecedent' })
	const page = await send('1 juni 2026')
	expect(page.isRefused).toBe(true)
	expectAgain(page, 'Deze datum klopt niet. Vul een datum in als dd-mm-jjjj.', '1 juni 2026')
})

test.each([
	[{ status: 409, code: 'invalidActionType' }, 'Dit kan niet bij dit actiepunt.'],
	[{ status: 403, code: 'productOwnershipMismatch' }, 'Dit product hoort niet bij uw account.'],
	[{ status: 404, code: 'productActionNotFound' }, 'Wij kunnen dit actiepunt niet vinden.'],
	[{ status: 500, code: 'mysqlError' }, 'Er is een fout opgetreden'],
])('A failure %j is told above the form, and the date stays [227] [332]', async (fault, words) => {
	site.api.fault('POST', path, fault)
	const page = await send('1 juni 2026')
	expect(page.isRefused).toBe(true)
	expect(page.getByRole('alert').textContent).toContain(words)
	expect(page.getByLabelText<HTMLInputElement>(field).value).toBe('1 juni 2026')
})

test.each(
	deal('actions', [
		['that does not exist', '999'],
		['of another kind', '11001'],
		['of somebody else', '21001'],
		['with an odd id', '11105%00'],
		['with a very long id', 'a'.repeat(300)],
	]),
)('An action %s is not found, also for a form [504]', async (_what, id) => {
	const page = await site.anna.visit(`/actions/${id}/update-date-conditions-precedent`)
	expect(page.status).toBe(404)
	const posted = await site.anna.visit(`/actions/${id}/update-date-conditions-precedent`, {
		method: 'POST',
		from: await site.anna.visit(address),
	})
	expect(posted.status).not.toBe(200)
	expect(site.api.callsTo('POST', /date-conditions/)).toEqual([])
})

test('A date that was given before shows when, and asks nothing [61] [392]', async () => {
	const page = await site.anna.visit('/actions/11035/update-date-conditions-precedent')
	expect(page.words).toMatch(/Dit actiepunt is al klaar\. ?Klaar op \d+ \p{L}+ \d{4}/u)
	expect(page.queryByLabelText(field)).toBeNull()
	expect(page.queryByRole('button', { name: 'Verstuur de datum' })).toBeNull()
})
