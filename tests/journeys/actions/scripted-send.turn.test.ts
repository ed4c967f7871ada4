import { request } from 'node:http'
import { beforeEach, expect, test } from 'vitest'
import { files } from '#tests/support/files'
import type { Page } from '#tests/support/page'
import { signIn } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

const address = '/actions/11001/upload-document'
const remark = 'Uw opmerking'
const byScript = { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', 'x-redirect': 'manual' }

let anna: Visitor
const site = await useSite()
beforeEach(async () => {
	site.api.backend.reset()
	site.api.forgetCalls()
	anna = (await signIn(site.portal.url, { branch: 'noord' })).visitor
})

const uploads = () => site.api.callsTo('POST', '/api/documents')
const valueOf = (page: Page, name: string) =>
	page.document.querySelector<HTMLInputElement>(`main form [name=${name}]`)?.value ?? ''

/** Posts the fields of the page as a script does. */
async function post(page: Page, fields: Record<string, string>, file?: { name: string; bytes: Uint8Array }) {
	const form = new FormData()
	const all = { formToken: valueOf(page, 'formToken'), formId: valueOf(page, 'formId'), ...fields }
	for (const [name, value] of Object.entries(all)) form.set(name, value)
	if (file) form.set('file', new File([Buffer.from(file.bytes)], file.name, { type: 'application/pdf' }))
	const posted = new Request('http://x', { method: 'POST', body: form })
	const type = posted.headers.get('content-type') ?? ''
	const body = { type, body: Buffer.from(await posted.arrayBuffer()) }
	return anna.visit(address, { method: 'POST', headers: byScript, body, from: page, redirects: false })
}

test('A script that sends learns where the page leads, and the notice waits for that page', async () => {
	const answer = await post(await anna.visit(address), { comment: '' }, files.pdf())
	expect([answer.status, answer.headers.location, answer.html]).toEqual([204, '/dashboard', ''])
	expect(uploads()).toHaveLength(1)
	expect((await anna.visit('/dashboard')).words).toContain('Wij hebben uw bestand ontvangen.')
})

test('A script that sends a form with an error gets the page that says so, and the address that keeps it', async () => {
	const answer = await post(await anna.visit(address), { comment: 'Bladzijde 2 volgt' })
	expect(answer.status).toBe(422)
	expect(answer.getByRole('alert').textContent).toContain('Er is geen bestand geupload')
	expect(readRemark(answer)).toBe('Bladzijde 2 volgt')
	const kept = await anna.visit(answer.headers['content-location'] ?? '')
	expect([kept.isRefused, readRemark(kept)]).toEqual([true, 'Bladzijde 2 volgt'])
})

const hide = (page: Page, comment: string) => post(page, { comment, hidden: 'on' })
const readRemark = (page: Page) => page.getByLabelText<HTMLTextAreaElement>(new RegExp(`^${remark}`)).value

test('What was typed on a page that was hidden stands there on return, and the files are asked for again', async () => {
	const page = await anna.visit(address)
	expect(page.words).not.toContain('Uw tekst staat er nog')
	expect((await hide(page, 'De voorkant volgt')).status).toBe(204)
	const back = await anna.visit(address)
	expect(back.words).toContain('Uw tekst staat er nog. Kies uw foto of bestand opnieuw.')
	expect(readRemark(back)).toBe('De voorkant volgt')
	await hide(back, '')
	expect(readRemark(await anna.visit(address))).toBe('')
	expect(uploads()).toEqual([])
})

test('A hidden page of a form that was sent elsewhere keeps nothing', async () => {
	const old = await anna.visit(address)
	await post(old, { comment: 'Verstuurd' }, files.pdf())
	site.api.backend.reset()
	await hide(old, 'Verstuurd')
	expect((await anna.visit(address)).words).not.toContain('Uw tekst staat er nog')
})

test('A damage report keeps all that was typed', async () => {
	const where = '/general-insurances/10043/damage-reports/create'
	const page = await anna.visit(where)
	const body = new URLSearchParams({
		...{ formToken: valueOf(page, 'formToken'), formId: valueOf(page, 'formId'), hidden: 'on' },
		...{ date: '1-11-2026', time: '14 uur', cause: 'Storm' },
	})
	const type = 'application/x-www-form-urlencoded'
	const sent = { type, body: Buffer.from(body.toString()) }
	const answer = await anna.visit(where, {
		method: 'POST',
		headers: byScript,
		body: sent,
		from: page,
		redirects: false,
	})
	expect(answer.status).toBe(204)
	const back = await anna.visit(where)
	expect(back.words).toContain('Uw tekst staat er nog.')
	expect(['date', 'time', 'cause'].map((name) => valueOf(back, name))).toEqual([
		'1-11-2026',
		'14 uur',
		'Storm',
	])
})

test('The fifth upload of a session waits until one of four ended; nothing of it is lost', async () => {
	const page = await anna.visit(address)
	const headers = {
		cookie: anna.cookies.header('/') ?? '',
		'sec-fetch-site': 'same-origin',
		'content-type': 'multipart/form-data; boundary=x',
		'content-length': 1000,
	}
	const unfinished = Array.from({ length: 4 }, () => {
		const sent = request(site.portal.url + address, { method: 'POST', headers })
		sent.on('error', () => undefined).write('--x\r\n')
		return sent
	})
	await new Promise((resolve) => setTimeout(resolve, 500))
	let isAnswered = false
	const fifth = post(page, { comment: '' }, files.pdf()).finally(() => (isAnswered = true))
	await new Promise((resolve) => setTimeout(resolve, 1_000))
	expect([isAnswered, uploads().length]).toEqual([false, 0])
	unfinished[0]?.destroy()
	expect((await fifth).status).toBe(204)
	expect(uploads()).toHaveLength(1)
	for (const sent of unfinished) sent.destroy()
})

test.each([
	['[FBAN/FBIOS;FBAV/466.0.0.38.105]', true],
	['Version/17.5 Safari/604.1', false],
])('A browser %j finds help with downloads: %j', async (userAgent, isTold) => {
	const page = await anna.visit('/important-documents', { headers: { 'user-agent': userAgent } })
	expect(page.words.includes('Open deze pagina dan in uw eigen browser.')).toBe(isTold)
})
