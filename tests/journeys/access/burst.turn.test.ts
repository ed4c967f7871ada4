import { beforeAll, expect, test } from 'vitest'
import { sendAtOnce } from '../../support/burst'
import { sendRaw } from '../../support/raw-request'
import { openOverview } from '../../support/sign-in'
import { oneBranch, useSite } from '#tests/support/use-site'

const pages = 300
const form = {
	method: 'POST',
	headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
	body: 'language=nl',
}
let cookie: string
let asset: string

const { portal } = await useSite({ env: oneBranch })
beforeAll(async () => {
	const { visitor, page } = await openOverview(portal.url)
	cookie = visitor.cookies.header('/') ?? ''
	asset = /"(\/assets\/[^"]+\.css)"/.exec(page.html)?.[1] ?? ''
})

const ask = (path: string) => sendRaw(portal.url, path)
const burst = (path: string, headers = {}) => sendAtOnce(portal.url, pages, path, { headers })
const postAs = (count: number, cookies: string) =>
	sendAtOnce(portal.url, count, '/language', { ...form, headers: { ...form.headers, cookie: cookies } })
const statusesOf = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))].sort()
const isRefused = ({ status }: { status: number }) => status === 503

test('Of many pages at once some are answered and the rest refused; health, files and forms of clients go on', async () => {
	const running = burst('/')
	const free = Promise.all(['/healthz', '/readyz', asset, '/enhance.js'].map(ask))
	const forms = postAs(5, cookie)
	expect(statusesOf(await running)).toEqual([200, 503])
	expect(statusesOf(await free)).toEqual([200])
	expect(statusesOf(await forms)).toEqual([303])
	expect((await ask('/')).status).toBe(200)
	const hasRefusals = () => portal.log().some(({ refused }) => Number(refused) > 0)
	await expect.poll(hasRefusals).toBe(true)
})

test('A refusal says so in both languages, when to come back, and carries the headers of all answers', async () => {
	const refused = (await burst('/')).find(isRefused)
	const usual = await ask('/')
	expect(Number(refused?.headers['retry-after'])).toBeGreaterThanOrEqual(2)
	expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(5)
	expect(refused?.text).toContain('<html lang="nl">')
	expect(refused?.text).toMatch(/Het is nu erg druk[\s\S]+<div lang="en">[\s\S]+It is very busy right now/)
	const own = [
		'x-request-id',
		'vary',
		'transfer-encoding',
		'content-security-policy',
		'connection',
		'date',
		// Names the font and the manifest of a page.
		'link',
		'set-cookie',
	]
	const shared = Object.keys(usual.headers).filter((name) => !own.includes(name) && name !== 'content-length')
	expect(shared).toContain('permissions-policy')
	for (const name of shared)
		expect(refused?.headers[name]?.toLowerCase(), name).toBe(usual.headers[name]?.toString().toLowerCase())
	expect(refused?.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self';/)
})

test('A page that a script asks for is refused as data, in the language of its reader', async () => {
	const preferences = Buffer.from(JSON.stringify({ language: 'en' })).toString('base64')
	const answers = await burst('/?_data=routes%2Fguest%2Flogin', { cookie: `preferences=${preferences}` })
	const refused = answers.find(isRefused)
	expect(refused?.headers['x-remix-catch']).toBe('yes')
	expect(JSON.parse(refused?.text ?? '')).toMatchObject({
		kind: 'message',
		title: 'It is very busy right now',
	})
})

test('A form with a mark of its own making is refused with the rest, and told that it was not sent', async () => {
	const refused = (await postAs(pages, `priority=zzzzzzzz.${'A'.repeat(43)}`)).find(isRefused)
	expect(refused?.text).toContain('Wij hebben het formulier nog niet.')
	expect(refused?.text).not.toContain('<a ')
})
