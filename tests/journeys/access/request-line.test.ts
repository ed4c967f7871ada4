import { describe, expect, test } from 'vitest'
import { sendBytes } from '#tests/support/raw-request'
import { oneBranch, useSite } from '#tests/support/use-site'

const { portal } = await useSite({ env: oneBranch })

const ours = 'Host: localhost\r\nConnection: close\r\n\r\n'

/** Status, headers in lower case, and body of the response to these bytes. */
async function ask(bytes: string) {
	const answer = await sendBytes(portal.url, bytes)
	const [head = '', ...body] = answer.split('\r\n\r\n')
	const [line = '', ...lines] = head.split('\r\n')
	const headers = lines.map((text) => [text.split(':')[0]?.toLowerCase(), text.replace(/^[^:]+: */, '')])
	return {
		status: Number(line.split(' ')[1]),
		headers: Object.fromEntries(headers) as Record<string, string>,
		body: body.join(''),
	}
}

function expectSafeHeaders(headers: Record<string, string>, referrers = 'strict-origin-when-cross-origin') {
	expect(headers).toMatchObject({
		'x-content-type-options': 'nosniff',
		'x-frame-options': 'DENY',
		'referrer-policy': referrers,
		'cross-origin-opener-policy': 'same-origin',
		'cross-origin-resource-policy': 'same-origin',
		'cache-control': headers['content-type']?.startsWith('text/html') ? 'no-store, no-transform' : 'no-store',
	})
	expect(headers['content-security-policy']).toContain("default-src 'none'")
	expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
}

describe('A request line with a whole address, or a host that is none', () => {
	test.each([
		[200, 'GET http://localhost/help', 'localhost'],
		[200, 'GET http://localhost:3000/help', 'evil.example'],
		[200, 'GET https://localhost/help', 'localhost'],
		[200, 'GET http://LOCALHOST/help', 'localhost'],
		[421, 'GET http://evil.example/help', 'localhost'],
		[421, 'GET http://evil.example@localhost.evil.example/help', 'localhost'],
		[421, 'GET http://a@localhost/help', 'localhost'],
		[421, 'POST http://a:b@localhost/help', 'localhost'],
		[421, 'GET /help', 'xn--a'],
		[405, 'PUT http://localhost/help', 'evil.example'],
		[400, 'GET http://localhost:99999/help', 'localhost'],
		[400, 'GET http://[::1/help', 'localhost'],
	])('is judged by the host it names: %i for %s', async (status, line, host) => {
		const answer = await ask(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
		expect(answer.status).toBe(status)
		expectSafeHeaders(answer.headers)
	})

	test('is refused with a host that Node 24 reads, which is none of ours then, and that to Node 20 is no name', async () => {
		const [status, referrers] = URL.canParse('http://xn--a:80/')
			? [421, 'strict-origin']
			: [400, 'strict-origin-when-cross-origin']
		const answer = await ask(
			'POST /help?accessToken=a HTTP/1.1\r\nHost: xn--a:80\r\nConnection: close\r\n\r\n',
		)
		expect(answer.status).toBe(status)
		expectSafeHeaders(answer.headers, referrers)
	})

	test('leads back into this site by a path alone', async () => {
		const answer = await ask(`GET http://localhost:3000/dashboard HTTP/1.1\r\n${ours}`)
		expect([answer.status, answer.headers.location]).toEqual([302, '/'])
	})
})

describe('An odd request', () => {
	test.each<[string, number[]]>([
		['OPTIONS * HTTP/1.1', [400]],
		['GET * HTTP/1.1', [400]],
		['GET help HTTP/1.1', [400]],
		['GET evil.example:443 HTTP/1.1', [400]],
		['GET ftp://localhost/help HTTP/1.1', [400]],
		['GET //evil.example/help HTTP/1.1', [404]],
		['GET /\\evil.example HTTP/1.1', [400]],
		['GET /help?a=\\b HTTP/1.1', [200]],
		['GET /%zz HTTP/1.1', [400, 404]],
		['GET /mortgages/%zz HTTP/1.1', [404]],
		['GET /help?a=%zz HTTP/1.1', [200]],
		['GET /%00 HTTP/1.1', [404]],
		['GET /help%0d%0aX-Evil:1 HTTP/1.1', [404]],
		['GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1', [404]],
		['GET /help#fragment HTTP/1.1', [200]],
		['GET  HTTP/1.1', [400]],
		['GET /help HTTP/3.7', [400]],
		['GET /help JUNK', [400]],
		['JUNK', [400]],
		['TRACE /help HTTP/1.1', [405]],
		['CONNECT localhost:443 HTTP/1.1', [405]],
		['PROPFIND /help HTTP/1.1', [405]],
	])('is answered calmly, with the headers of all answers: %s', async (line, statuses) => {
		const { status, headers, body } = await ask(`${line}\r\n${ours}`)
		expect(statuses).toContain(status)
		expectSafeHeaders(headers)
		expect(headers['x-evil']).toBeUndefined()
		expect(body).not.toMatch(/at \w+ \(|node_modules/)
	})

	test.each([
		['two lengths', 400, 'POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n'],
		['a length and chunks', 400, 'POST / HTTP/1.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n'],
		['a header without a name', 400, 'GET / HTTP/1.1\r\n: a\r\n'],
		['an address that is too long', 431, `GET /${'a'.repeat(17_000)} HTTP/1.1\r\n`],
		['headers that are too large', 431, `GET / HTTP/1.1\r\nX-A: ${'a'.repeat(17_000)}\r\n`],
		['a wish nobody knows', 417, 'GET / HTTP/1.1\r\nExpect: the-moon\r\n'],
	])('with %s is refused: %i', async (_what, status, head) => {
		const answer = await ask(head + ours)
		expect([answer.status, answer.headers.connection]).toEqual([status, 'close'])
		const pages: Record<number, RegExp> = {
			400: /<h1>Wij konden dit niet lezen<\/h1>.*<h2>We could not read this<\/h2>/,
			417: /^$/,
			431: /<h1>Uw browser stuurt te veel mee<\/h1>/,
		}
		expect(answer.body).toMatch(pages[status] ?? /./)
		expectSafeHeaders(answer.headers)
		expect(answer.headers['strict-transport-security']).toBeUndefined()
	})

	test.each(['GET /help HTTP/1.1\r\nConnection: close\r\n\r\n', 'GET /help HTTP/1.0\r\n\r\n'])(
		'without a host is refused: %j',
		async (bytes) => {
			const { status, headers } = await ask(bytes)
			expect(status).toBe(400)
			expectSafeHeaders(headers)
		},
	)

	test.each(['evil.example', 'localhost'])(
		'with a second host is refused, whatever the first: %s',
		async (first) => {
			const { status, headers } = await ask(`GET /help HTTP/1.1\r\nHost: ${first}\r\n${ours}`)
			expect(status).toBe(421)
			expectSafeHeaders(headers)
		},
	)

	test('that wants another protocol gets a page in this one', async () => {
		const upgrade = 'Connection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n'
		const { status } = await ask(`GET /help HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n`)
		expect(status).toBe(200)
	})

	test('behind a good one on the same connection does not spoil its answer', async () => {
		const good = 'GET /help HTTP/1.1\r\nHost: localhost\r\n\r\n'
		const answer = await sendBytes(portal.url, `${good}JUNK\r\n\r\n`)
		expect(answer.match(/HTTP\/1\.1 /g)?.length ?? 0).toBeLessThanOrEqual(2)
		expect(answer).not.toMatch(/<html[\s\S]*HTTP\/1\.1[\s\S]*<\/html>/)
	})
})

test('What Node turned away stands in the log by its number alone', async () => {
	const { headers } = await ask(`GET /verborgen JUNK\r\n${ours}`)
	await expect
		.poll(() => portal.log().find(({ requestId }) => requestId === headers['x-request-id']))
		.toMatchObject({ status: 400 })
	expect(portal.lines.join('\n')).not.toContain('verborgen')
})
