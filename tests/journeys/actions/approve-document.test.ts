import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import type { Page } from '#tests/support/page'
import { readFacts } from '#tests/support/product-site'
import { signIn } from '#tests/support/sign-in'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })

const address = '/actions/11022/approve-document'
const path = '/api/actions/11022/respond-document-approval'
const remark = 'Uw opmerking of vraag'
const document = { label: 'Akte', has_document: true }
const action = { id: '11022', type: 'APPROVE_DOCUMENT', label: 'Akkoord op de akte', document }
const buttons = (name: string) => ({ name: new RegExp(`^${name}`) })

/** Without the radio button for no answer. */
function listAnswers(page: Page) {
	return page.getAllByRole<HTMLInputElement>('radio').filter(({ value }) => value !== '')
}

test('The page shows the document, for whom it is, why it is asked and the file, and asks one of three answers [64] [483] [484] [485]', async () => {
	const explained = { ...document, consumer_name: 'Jeroen Postma', client_approval_explanation: 'Klopt dit?' }
	site.tell('/api/actions', { ...action, comment: 'Graag voor vrijdag.', document: explained })
	const page = await site.anna.visit(address)
	expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Akkoord op de akte')
	expect(page.document.querySelector('main li')?.textContent).toContain('Akte')
	expect(readFacts(page)).toEqual({
		Voor: 'Jeroen Postma',
		Toelichting: 'Klopt dit?',
		'Opmerking van uw adviseur': 'Graag voor vrijdag.',
	})
	expect(page.getByRole('link', buttons('Download')).getAttribute('href')).toBe('/actions/11022/download')
	expect(page.getByRole('link', buttons('Bekijk')).getAttribute('href')).toBe(
		'/actions/11022/download?open=1',
	)
	expect(listAnswers(page).map(({ value, checked }) => [value, checked])).toEqual([
		['yes', false],
		['no', false],
		['no_question', false],
	])
})

test('Of what was not told nothing is shown, and without a file there is no link to one [483] [484]', async () => {
	site.tell('/api/actions', { ...action, document: { label: null, has_document: false } })
	const page = await site.anna.visit(address)
	expect(readFacts(page)).toEqual({ Document: 'Akkoord op de akte' })
	expect(page.queryByRole('link', buttons('Download'))).toBeNull()
	site.tell('/api/actions', { ...action, consumer_name: 'Anna de Vries' })
	expect(readFacts(await site.anna.visit(address))).toEqual({ Voor: 'Anna de Vries' })
})

test('The file is the one of the action [491]', async () => {
	const page = await site.anna.visit(address)
	const file = await page.follow(page.getByRole('link', buttons('Download')))
	expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
	expect(site.api.callsTo('GET', '/api/actions/11022/download')).toHaveLength(1)
})

test('Without a script the button works; without an answer the server asks for one [487] [488]', async () => {
	const page = await site.anna.visit(address)
	const button = page.getByRole('button', { name: 'Verstuur uw antwoord' })
	expect(button.hasAttribute('aria-disabled')).toBe(false)
	page.fill(remark, 'Alvast een opmerking')
	const refused = await page.press(button)
	expect([refused.isRefused, refused.title]).toEqual([true, expect.stringMatching(/^Fout: /)])
	const link = refused.getByRole('alert').querySelector('a')
	const first = listAnswers(refused)[0]
	expect([link?.textContent, link?.getAttribute('href')]).toEqual([
		'Gaat u akkoord met dit document? Kies een van de antwoorden',
		`#${first?.id ?? ''}`,
	])
	expect(refused.document.getElementById('approval-response-error')?.textContent).toBe(
		'Kies een van de antwoorden',
	)
	expect(refused.getByLabelText<HTMLTextAreaElement>(new RegExp(remark)).value).toBe('Alvast een opmerking')
	expect(site.api.callsTo('POST', path)).toEqual([])
})

test('An answer that is not among the three is none [488]', async () => {
	const page = await site.anna.visit(address)
	listAnswers(page)[0]?.setAttribute('value', 'maybe')
	page.choose('Ja, ik ga akkoord')
	const refused = await page.press('Verstuur uw antwoord')
	expect(refused.isRefused).toBe(true)
	expect(refused.getByRole('alert').textContent).toContain('Kies een van de antwoorden')
	expect(site.api.callsTo('POST', path)).toEqual([])
})

test.each([
	['yes', 'Ja, ik ga akkoord', ' ', null],
	['no', 'Nee, ik ga niet akkoord', '', null],
	['no', 'Nee, ik ga niet akkoord', '  Mijn adres\r\nis oud ', 'Mijn adres\nis oud'],
	['no_question', 'Ik heb eerst een vraag', '<b>Waarom?</b>', '<b>Waarom?</b>'],
])(
	'The answer %s ("%s") with the remark "%s" is sent with the explanation %j [485] [486] [489]',
	async (response, choice, typed, explanation) => {
		site.api.answer(http.post(`*${path}`, () => new HttpResponse(null, { status: 204 })))
		const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
		const page = await visitor.visit(address)
		page.choose(choice)
		page.fill(remark, typed)
		expect((await page.press('Verstuur uw antwoord')).path).toBe('/dashboard')
		const [call] = site.api.callsTo('POST', path)
		expect(call?.json).toEqual({
			response,
			explanation: explanation === null ? null : expect.stringMatching(/./),
		})
		const sent = (call?.json as { explanation: string | null }).explanation
		expect(sent?.replace(/\r\n/g, '\n') ?? null).toBe(explanation)
	},
)

test('“Yes” with a remark is asked about; it is sent without the remark or with another answer [486]', async () => {
	site.api.answer(http.post(`*${path}`, () => new HttpResponse(null, { status: 204 })))
	const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
	const page = await visitor.visit(address)
	page.choose('Ja, ik ga akkoord')
	page.fill(remark, 'Mits mijn adres klopt')
	const asked = await page.press('Verstuur uw antwoord')
	expect([asked.isRefused, site.api.callsTo('POST', path)]).toEqual([true, []])
	expect(asked.getByRole('alert').textContent).toContain(
		'gaat niet mee: Uw opmerking of vraag: Mits mijn adres klopt',
	)
	expect(asked.getByLabelText<HTMLInputElement>(new RegExp(`^${remark}`)).value).toBe('Mits mijn adres klopt')
	asked.choose('Verstuur het antwoord zonder deze tekst')
	expect((await asked.press('Verstuur uw antwoord')).path).toBe('/dashboard')
	expect(site.api.callsTo('POST', path).map(({ json }) => json)).toEqual([
		{ response: 'yes', explanation: null },
	])
})

test('A remark of any length is sent whole [486]', async () => {
	const page = await site.anna.visit(address)
	page.choose('Ik heb eerst een vraag')
	page.fill(remark, 'a'.repeat(5001))
	site.api.forgetCalls()
	// The action stays open for the next test.
	site.api.fault('POST', /respond-document-approval/, { status: 500 }, 1)
	await page.press('Verstuur uw antwoord')
	expect(site.api.callsTo('POST', /respond-document-approval/).map(({ json }) => json)).toEqual([
		{ response: 'no_question', explanation: 'a'.repeat(5001) },
	])
})

test.each(
	deal('actions', [
		[{ status: 422, code: 'nodeMissing', pointer: 'explanation' }, 'Wij missen een gegeven'],
		[{ status: 422, code: 'accessDenied', pointer: 'response' }, 'U heeft geen toegang'],
		[{ status: 409, code: 'invalidActionType' }, 'Dit kan niet bij dit actiepunt.'],
		[{ status: 404, code: 'documentNotFound' }, 'Wij kunnen dit document niet vinden.'],
		[{ status: 500, code: 'genericError' }, 'Er is een fout opgetreden'],
	]),
)('A failure %j is told where it belongs, and the answer stays [227] [489]', async (fault, words) => {
	site.api.fault('POST', path, fault)
	const page = await site.anna.visit(address)
	page.choose('Nee, ik ga niet akkoord')
	page.fill(remark, 'Mijn adres is oud')
	const refused = await page.press('Verstuur uw antwoord')
	expect(refused.isRefused).toBe(true)
	expect(refused.getByRole('alert').textContent).toContain(words)
	expect(refused.document.querySelector('[id$=-error]')?.id).toBe(
		'pointer' in fault ? `approval-${fault.pointer}-error` : undefined,
	)
	expect(refused.getByLabelText<HTMLTextAreaElement>(new RegExp(remark)).value).toBe('Mijn adres is oud')
	expect(refused.getByLabelText<HTMLInputElement>('Nee, ik ga niet akkoord').checked).toBe(true)
})

test('Who is addressed informally reads no formal word, and is thanked informally [7] [490]', async () => {
	site.tell('/api/actions', action)
	site.api.answer(http.post(`*${path}`, () => new HttpResponse(null, { status: 204 })))
	const { visitor } = await signIn(site.portal.url, { branch: 'noord', email: 'bram@voorbeeld.nl' })
	const page = await visitor.visit(address)
	expect(page.document.querySelector('main')?.textContent).not.toMatch(/\b(u|uw)\b/i)
	page.choose('Ja, ik ga akkoord')
	const landed = await page.press('Verstuur je antwoord')
	expect(landed.received?.lines[0]).toContain('Wij hebben je antwoord over het document ontvangen.')
})

test.each(deal('actions', ['999', '11001', '21001', '11022%00', 'a'.repeat(300)]))(
	'No document is to be approved of at the action %s: not found [504]',
	async (id) => {
		expect((await site.anna.visit(`/actions/${id}/approve-document`)).status).toBe(404)
	},
)

test('A document that was answered keeps its download and asks nothing [64] [221] [392]', async () => {
	const page = await site.anna.visit('/actions/11023/approve-document')
	expect(page.words).toContain('Dit actiepunt is al klaar.')
	const links = page.getAllByRole('link', buttons('Download'))
	expect(links.map((link) => link.getAttribute('href'))).toEqual(['/actions/11023/download'])
	expect(page.queryByRole('radio')).toBeNull()
	expect(page.queryByRole('button', { name: 'Verstuur uw antwoord' })).toBeNull()
})
