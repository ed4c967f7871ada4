import fc from 'fast-check'
import { createGet, createHarmlessText, type Input, type Target } from '../input'

const names = [
	'Accept-Language',
	'Accept-Encoding',
	'Accept',
	'Host',
	'X-Forwarded-For',
	'X-Forwarded-Proto',
	'X-Forwarded-Host',
	'Forwarded',
	'Origin',
	'Referer',
	'Range',
	'If-Range',
	'If-None-Match',
	'If-Modified-Since',
	'Sec-Fetch-Site',
	'Sec-Fetch-Dest',
	'Sec-Fetch-Mode',
	'Sec-Purpose',
	'Purpose',
	'User-Agent',
	'Authorization',
	'Content-Type',
	'Content-Length',
	'Transfer-Encoding',
	'Expect',
	'Upgrade',
	'TE',
	'X-Request-Id',
	'X-Http-Method-Override',
	'X-Remix-Reload-Document',
	'X-Remix-Revalidate',
	'traceparent',
	'sentry-trace',
	'baggage',
	'DNT',
	'Cookie2',
	'__proto__',
	'constructor',
	'Max-Forwards',
	'Via',
	'Keep-Alive',
]
const values = [
	'',
	' ',
	'null',
	'undefined',
	'0',
	'-1',
	'1e9',
	'*',
	'*/*;q=',
	'bytes=0-',
	'bytes=-1',
	'bytes=0-0,1-1,2-2',
	'bytes=9-1',
	`bytes=${'0-1,'.repeat(900)}`,
	'W/"',
	'"a", "b"',
	'localhost',
	'localhost:99999',
	'localhost:0',
	'LOCALHOST',
	'localhost.',
	'[::1]',
	'[::1',
	'a@localhost',
	'localhost/..',
	'http://localhost',
	'xn--a',
	'\xff',
	'127.0.0.1:80:80',
	'::ffff:127.0.0.1',
	'1.2.3.4, 5.6.7.8',
	'for=1;proto=http',
	'https,http',
	'javascript:alert(1)',
	'http://[',
	'same-origin',
	'cross-site',
	'none',
	'document',
	'prefetch',
	'nl-NL,nl;q=0.9,en;q=NaN',
	'*;q=1.0000000001',
	'gzip;q=0, br;q=0, identity;q=0',
	'100-continue',
	'h2c',
	'websocket',
	// Alone it announces a body that never comes, and the portal correctly waits.
	'chunked, chunked',
	'trailers',
	'Mon, 99 Foo 2026 25:61:61 GMT',
	'Basic Og==',
	'Bearer x',
	'Bearer ' + 'a'.repeat(5000),
	'00-00000000000000000000000000000000-0000000000000000-00',
	'true',
	'yes',
	'multipart/form-data',
	'%00',
	'../../..',
	"');--",
	'${jndi:ldap://x}',
	'a'.repeat(9000),
	'(a+)+$',
	'Googlebot/2.1 ' + ' '.repeat(6000) + 'x',
	'; ;'.repeat(2000),
	','.repeat(9000),
]
const entries = [
	'nl',
	'en',
	'nl-NL',
	'x-y-z',
	'*',
	'zh-Hant-TW',
	'gzip',
	'br',
	'text/html',
	'a/b',
	'"e"',
	'1.2.3.4',
	'0-1',
]
const list = fc
	.tuple(
		fc.constantFrom(...entries),
		fc.integer({ min: 10, max: 1200 }),
		fc.constantFrom('', ';q=0.%', ';q=%', ';level=%', ' ; q = %'),
	)
	.map(([entry, count, mark]) =>
		Array.from({ length: count }, (_, at) => entry + mark.replace('%', () => String(at))).join(','),
	)
const junk = fc.string({ unit: 'binary', maxLength: 40 }).map((text) =>
	Buffer.from(text)
		.toString('latin1')
		.replace(/[\r\n\0]/g, ' '),
)
const value = fc.oneof(
	{ weight: 5, arbitrary: fc.constantFrom(...values) },
	{ weight: 1, arbitrary: list },
	{ weight: 1, arbitrary: junk },
)

/** Headers with unexpected values, and repeated headers. */
export function headers(targets: Target[]): fc.Arbitrary<Input> {
	const one = fc.tuple(
		fc.oneof(
			{ weight: 20, arbitrary: fc.constantFrom(...names) },
			{ weight: 1, arbitrary: fc.stringMatching(/^[a-z-]{1,12}$/) },
		),
		value,
	)
	const header = fc.oneof(
		{ weight: 5, arbitrary: fc.array(one, { minLength: 1, maxLength: 6 }) },
		{
			weight: 1,
			arbitrary: one.chain(([name, text]) =>
				fc
					.integer({ min: 2, max: 3000 })
					.map((times) => Array.from({ length: times }, () => [name, text.slice(0, 8)] as [string, string])),
			),
		},
	)
	return fc
		.tuple(fc.constantFrom(...targets), header, fc.constantFrom('GET', 'GET', 'HEAD', 'POST'))
		.map(([target, lines, method]) => {
			const length = lines.reduce((sum, [name, text]) => sum + name.length + text.length, 0)
			return {
				shot: { ...createGet(target, lines), method },
				control: {
					...createGet(target, [['X-Plain', createHarmlessText(Math.min(length, 14_000))]]),
					method,
				},
			}
		})
}
