import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { sendRaw } from '#tests/support/raw-request'
import { signIn } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const file = Buffer.concat([Buffer.from('%PDF-1.7 \u0000'), Buffer.alloc(200, 1), Buffer.from('%%EOF')])
const whole = file.toString()
const size = file.length
const tag = '"v1"'
const [address, call] = ['/actions/11012/download', '/api/actions/11012/download']
const title = 'Concept van de koopakte'

let anna: Visitor
const site = await useSite()
beforeEach(async () => {
	site.api.forgetCalls()
	anna = (await signIn(site.portal.url, { branch: 'noord' })).visitor
})

interface Rules {
	etag?: string
	ranges?: boolean
	more?: Record<string, string>
}

/** An API that gives one range when the tag is that of the file. */
function giveFile({ etag = tag, ranges = true, more = {} }: Rules = {}) {
	site.api.answer(
		http.get(`*${call}`, ({ request }) => {
			const headers = {
				'content-type': 'application/pdf',
				'content-disposition': 'attachment; filename="akte.pdf"',
				...(etag ? { etag } : {}),
				...(ranges ? { 'accept-ranges': 'bytes' } : {}),
				...more,
			}
			const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? []
			const condition = request.headers.get('if-range')
			const isPart = ranges && from + to !== '' && (condition === null || condition === etag)
			if (!isPart) return new HttpResponse(file, { headers })
			const first = from === '' ? size - Number(to) : Number(from)
			if (first >= size)
				return new HttpResponse(null, { status: 416, headers: { 'content-range': `bytes */${size}` } })
			const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
			const part = { ...headers, 'content-range': `bytes ${first}-${last}/${size}` }
			return new HttpResponse(file.subarray(first, last + 1), { status: 206, headers: part })
		}),
	)
}

const download = (headers: Record<string, string> = {}, path = address) =>
	sendRaw(site.portal.url, path, { headers: { cookie: anna.cookies.header('/') ?? '', ...headers } })
const isOpen = async () => (await anna.visit('/actions')).words.split('Vandaag klaar')[0]?.includes(title)

test('A download that broke off goes on where it ended, and closes its task after the last byte of the file', async () => {
	giveFile()
	const begin = await download({ range: 'bytes=0-99' })
	expect([begin.status, begin.headers['content-range'], begin.text.length]).toEqual([
		206,
		`bytes 0-99/${size}`,
		100,
	])
	expect(begin.headers).toMatchObject({ 'accept-ranges': 'bytes', etag: tag, 'cache-control': 'no-store' })
	expect(await isOpen()).toBe(true)
	const rest = await download({ range: 'bytes=100-', 'if-range': tag })
	expect([rest.status, rest.headers['content-range']]).toEqual([206, `bytes 100-${size - 1}/${size}`])
	expect(rest.headers['content-disposition']).toBe('attachment; filename="akte.pdf"')
	expect(begin.text + rest.text).toBe(whole)
	expect(site.api.callsTo('GET', call).map(({ headers }) => [headers.range, headers['if-range']])).toEqual([
		['bytes=0-99', undefined],
		['bytes=100-', tag],
	])
	expect(await isOpen()).toBe(false)
})

test('A viewer that asks for the end of a file first has not downloaded it', async () => {
	giveFile()
	for (const range of ['bytes=-10', `bytes=${size - 10}-${size - 1}`])
		expect((await download({ range })).text).toBe(whole.slice(-10))
	expect(await isOpen()).toBe(true)
})

test('A file that changed meanwhile comes as a whole', async () => {
	giveFile({ etag: '"v2"' })
	const rest = await download({ range: 'bytes=100-', 'if-range': tag })
	expect([rest.status, rest.headers['content-range'], rest.text]).toEqual([200, undefined, whole])
	expect(await isOpen()).toBe(false)
})

test.each(
	deal('actions', [
		'bytes=0-9,20-29',
		'bytes=9-5',
		'bytes=-',
		'bytes=a-b',
		'pages=1-2',
		'bytes=1-9999999999999999',
	]),
)('The range %j is not for the API: the whole file comes', async (range) => {
	giveFile()
	const answer = await download({ range })
	expect([answer.status, answer.text]).toEqual([200, whole])
	expect(site.api.callsTo('GET', call).map(({ headers }) => headers.range)).toEqual([undefined])
})

test('A range behind the end is refused with the size, and closes nothing', async () => {
	giveFile()
	const answer = await download({ range: `bytes=${size}-` })
	expect([answer.status, answer.headers['content-range'], answer.text]).toEqual([416, `bytes */${size}`, ''])
	expect(await isOpen()).toBe(true)
})

test.each<[string, Rules, Record<string, string>]>([
	['does not know ranges', { ranges: false }, {}],
	['has no tag', { etag: '' }, {}],
	['has a weak tag', { etag: 'W/"v1"' }, {}],
	['gives a file to show', {}, { open: '1' }],
])('Where the API %s, the portal says that a download cannot go on', async (_what, rules, query) => {
	giveFile(rules)
	const answer = await download({}, `${address}?${new URLSearchParams(query)}`)
	expect([answer.status, answer.headers['accept-ranges'], answer.headers.etag]).toEqual([
		200,
		'none',
		undefined,
	])
	expect(answer.text).toBe(whole)
})

test('A part that does not say where it belongs is not used: the whole file is asked for', async () => {
	giveFile({ ranges: false })
	site.api.answer(
		http.get(`*${call}`, ({ request }) =>
			request.headers.has('range') ? new HttpResponse('abc', { status: 206 }) : undefined,
		),
	)
	const answer = await download({ range: 'bytes=100-' })
	expect([answer.status, answer.text]).toEqual([200, whole])
})

const sentRanges = () =>
	site.api.callsTo('GET', call).map(({ headers }) => [headers.range, headers['if-range']])

test.each(deal('actions', ['W/"v1"', 'Wed, 11 Nov 2026 10:00:00 GMT', 'v1', '"v1', '"v1", "v2"']))(
	'The condition %j tells nothing of the bytes that the client has: the whole file comes',
	async (condition) => {
		giveFile()
		const answer = await download({ range: 'bytes=100-', 'if-range': condition })
		expect([answer.status, answer.text, sentRanges()]).toEqual([200, whole, [[undefined, undefined]]])
	},
)

/** An API that answers with this part, also when it was asked for another one; `times` counts its answers. */
function givePart(contentRange: string, bytes: Buffer, { times = 1, etag = tag } = {}) {
	giveFile()
	let left = times
	const headers = { 'content-type': 'application/pdf', 'content-range': contentRange }
	site.api.answer(
		http.get(`*${call}`, () => {
			left -= 1
			if (left < 0) return undefined
			return new HttpResponse(bytes, { status: 206, headers: { ...headers, ...(etag ? { etag } : {}) } })
		}),
	)
}

test.each(
	deal('actions', [
		['of another file', 'bytes=100-', '"v2"', 100],
		['without a tag', 'bytes=100-', '', 100],
		['that begins elsewhere', 'bytes=100-', tag, 101],
		['that begins before it', 'bytes=100-', tag, 0],
		['that goes on too far', 'bytes=100-120', tag, 100],
		['that is longer than the end', 'bytes=-10', tag, 100],
	]),
)('A part %s is not passed on: the whole file is asked for', async (_what, range, etag, first) => {
	givePart(`bytes ${first}-${size - 1}/${size}`, file.subarray(first), { etag })
	const answer = await download({ range, 'if-range': tag })
	expect([answer.status, answer.headers['content-range'], answer.text]).toEqual([200, undefined, whole])
	expect(sentRanges()).toEqual([
		[range, tag],
		[undefined, undefined],
	])
})

test('A part that nobody asked for is not passed on as the file', async () => {
	givePart(`bytes 0-9/${size}`, file.subarray(0, 10))
	const answer = await download()
	expect([answer.status, answer.text, sentRanges().length]).toEqual([200, whole, 2])
})

test.each<Record<string, string>>([{}, { range: 'bytes=100-', 'if-range': tag }])(
	'An API that gives the wrong part twice has failed: %j closes no task',
	async (headers) => {
		givePart(`bytes 0-${size - 1}/${size}`, file, { times: 2 })
		const answer = await download(headers)
		expect([answer.status, answer.text, sentRanges().length]).toEqual([303, '', 2])
		expect(await isOpen()).toBe(true)
	},
)

test('The rest of a file closes no task where nothing says that its beginning came', async () => {
	giveFile()
	expect((await download({ range: `bytes=${size - 1}-` })).status).toBe(206)
	expect(await isOpen()).toBe(true)
	const answer = await download({ range: 'bytes=0-' })
	expect([answer.status, answer.text]).toEqual([206, whole])
	expect(await isOpen()).toBe(false)
})
