import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { signIn } from '#tests/support/sign-in'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })

const address = '/mortgages/10011/present-opportunity-to-consumer/11034'
const path = '/api/products/mortgages/10011/update-present-opportunity-to-consumer'
const answers = {
	yes: 'Ja, ik wil hier meer over weten',
	later: 'Ja, maar later',
	custom: 'Alleen vanaf een bedrag dat ik kies',
	no: 'Nee, ik wil dit niet',
}
const date = 'Vanaf welke datum mogen wij hier weer over beginnen?'
const amount = 'Vanaf welk bedrag in euro’s vindt u besparen interessant?'
const button = 'Verstuur uw antwoord'
const unanswered = { productActionId: '11034', futureDate: null, customAmount: null, customPeriod: null }

test.each([
	['yes', { isAgreed: 'yes' }],
	['later', { isAgreed: 'future_date', futureDate: '2199-02-01' }],
	['custom', { isAgreed: 'custom_amount', customAmount: 99.5, customPeriod: 'REMAINING_DURATION' }],
	['no', { isAgreed: 'no' }],
] as const)(
	'With everything filled in, the answer %s sends what belongs to it and null for the rest [335] [336] [337] [338] [345]',
	async (answer, values) => {
		site.api.answer(http.post(`*${path}`, () => new HttpResponse(null, { status: 204 })))
		const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
		const page = await visitor.visit(address)
		page.fill(date, '1 feb 2199')
		page.fill(amount, '€ 99,50')
		page.choose('Over de resterende looptijd')
		page.choose(answers[answer])
		const asked = await page.press(button)
		expect([asked.isRefused, site.api.callsTo('POST', path)]).toEqual([true, []])
		const told = asked.getByRole('alert').textContent
		expect([told.includes('1 feb 2199'), told.includes('99,50')]).toEqual([
			answer !== 'later',
			answer !== 'custom',
		])
		asked.choose('Verstuur het antwoord zonder deze tekst')
		const landed = await asked.press(button)
		expect([landed.path, landed.status]).toEqual(['/mortgages/10011', 200])
		expect(site.api.callsTo('POST', path).map(({ json }) => json)).toEqual([{ ...unanswered, ...values }])
	},
)

test('The own amount is sent as it was filled in before [339] [345]', async () => {
	site.api.answer(http.post(`*${path}`, () => new HttpResponse(null, { status: 204 })))
	const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
	const page = await visitor.visit(address)
	page.choose(answers.custom)
	await page.press(button)
	expect(site.api.callsTo('POST', path).map(({ json }) => json)).toEqual([
		{ ...unanswered, isAgreed: 'custom_amount', customAmount: 75, customPeriod: 'MONTHLY' },
	])
})

test('An answer changes the saving that is looked for next, and the point is done [345]', async () => {
	const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
	const page = await visitor.visit('/mortgages/10012/present-opportunity-to-consumer/11104')
	page.choose(answers.later)
	page.fill(date, '1-2-2199')
	const landed = await page.press(button)
	expect(landed.path).toBe('/mortgages/10012')
	const done = await visitor.visit('/mortgages/10012/present-opportunity-to-consumer/11104')
	expect(done.words).toContain('Dit actiepunt is al klaar.')
	expect(done.words).not.toContain('Laat weten of wij dit mogen uitwerken.')
	expect(done.queryByRole('radio')).toBeNull()
})

test.each([
	['customAmount', 'PresentFieldsError', 'Uw antwoord over de besparing is nog niet compleet.'],
	['customPeriod', 'genericError', 'Dit is niet aangenomen. Kijk het na.'],
	['isAgreed', 'accessDenied', 'U heeft geen toegang'],
])('What the API says of %s stands at that field [227] [345]', async (field, code, words) => {
	site.api.fault('POST', path, { status: 422, code, pointer: field })
	const page = await site.anna.visit(address)
	page.choose(answers.custom)
	page.fill(amount, '80')
	const refused = await page.press(button)
	expect(refused.isRefused).toBe(true)
	const link = refused.getByRole('alert').querySelector('a')
	expect([link?.getAttribute('href'), link?.textContent]).toEqual([
		`#opportunity-${field}`,
		expect.stringContaining(words),
	])
	expect(refused.document.getElementById(`opportunity-${field}-error`)?.textContent).toContain(words)
	expect(refused.getByLabelText<HTMLInputElement>(amount).value).toBe('80')
})

test.each([
	[{ status: 422, code: 'PresentFieldsError' }, 'Uw antwoord over de besparing is nog niet compleet.'],
	[{ status: 409, code: 'invalidActionType' }, 'Dit kan niet bij dit actiepunt.'],
	[{ status: 404, code: 'mortgageNotFound' }, 'Wij kunnen deze hypotheek niet vinden.'],
	[{ status: 500, code: 'genericError' }, 'Er is een fout opgetreden'],
])('A failure %j is told above the form, and the answer stays [227] [345]', async (fault, words) => {
	site.api.fault('POST', path, fault)
	const page = await site.anna.visit(address)
	page.choose(answers.later)
	page.fill(date, '1-2-2199')
	const refused = await page.press(button)
	expect([refused.isRefused, refused.getByRole('alert').textContent]).toEqual([
		true,
		expect.stringContaining(words),
	])
	expect(refused.getByLabelText<HTMLInputElement>(date).value).toBe('1-2-2199')
	expect(refused.getByLabelText<HTMLInputElement>(answers.later).checked).toBe(true)
})

test.each(
	deal('actions', [
		['an unknown action', '10011', '999'],
		['an action of another kind', '10011', '11033'],
		['an action of another mortgage', '10012', '11034'],
		['an unknown mortgage', '9', '11034'],
		['a mortgage of somebody else', '20011', '11034'],
		['odd ids', '10011%00', '11034%0a'],
		['a very long id', '10011', 'a'.repeat(300)],
	]),
)('With %s the page is not found [504]', async (_what, mortgage, action) => {
	const wrong = `/mortgages/${mortgage}/present-opportunity-to-consumer/${action}`
	expect((await site.anna.visit(wrong)).status).toBe(404)
})
