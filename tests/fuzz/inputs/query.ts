import fc from 'fast-check'
import { createGet, createHarmlessText, encodePercent, type Input, type Target } from '../input'

const names = [
	'accessToken',
	'refreshToken',
	'token',
	'domain',
	'_data',
	'%5Fdata',
	'_dat%61',
	'_routes',
	'index',
	'step',
	'form',
	'sent',
	'score',
	'answer',
	'state',
	'way',
	'page',
	'q',
	'search',
	'sort',
	'kind',
	'id',
	'open',
	'terms',
	'confirm',
	'reload',
	'from',
	'lead_source',
	'code',
	'__proto__',
	'constructor',
	'',
	'a[0]',
	'a[]',
	'step[]',
	'rate',
	'per_page',
	'returnTo',
	'language',
]
const values = [
	'',
	'0',
	'1',
	'-1',
	'2',
	'99',
	'1e308',
	'99999999999999999999',
	'NaN',
	'1.5',
	'01',
	' ',
	'null',
	'noord',
	'NOORD',
	'zuid',
	'geen',
	'../..',
	'x'.repeat(129),
	'root',
	'routes/guest/login',
	'routes/portal/dashboard',
	'routes/guest/not-found',
	'root,routes/portal/dashboard',
	'two-factor-off',
	'cancel',
	'read',
	'manual',
	'ockto',
	'iwize',
	'review',
	'__proto__',
	'constructor',
	'toString',
	'javascript:alert(1)',
	'//evil.test',
	'https://evil.test/',
	'%00',
	'%zz',
	'%',
	'%ed%a0%80',
	'%ff',
	'%E2%80%AE',
	'<script>',
	"'",
	'"',
	'{"a":1}',
	'[object Object]',
	'%0d%0aSet-Cookie:a=b',
	'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
	'a'.repeat(6000),
	'['.repeat(3000),
	'ß',
	'%F0%9F%98%80',
]
const value = fc.oneof(
	{ weight: 5, arbitrary: fc.constantFrom(...values) },
	{ weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }).map(encodePercent) },
)

/** Queries with the portal's own names: hostile values, huge values, repeated names. */
export function createQueryInputs(targets: Target[]): fc.Arbitrary<Input> {
	const few = fc.array(fc.tuple(fc.constantFrom(...names), value), { minLength: 1, maxLength: 6 })
	const many = fc
		.tuple(fc.constantFrom(...names), value, fc.integer({ min: 20, max: 2500 }))
		.map(([name, text, times]) =>
			Array.from({ length: times }, () => [name, text.slice(0, 10)] as [string, string]),
		)
	return fc
		.tuple(
			fc.constantFrom(...targets),
			fc.oneof({ weight: 6, arbitrary: few }, { weight: 1, arbitrary: many }),
			fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST'),
		)
		.map(([target, pairs, method]) => {
			const text = pairs
				.map(([name, content]) => `${name}=${encodeSpaces(content)}`)
				.join('&')
				.slice(0, 14_000)
			const open = (search: string) => {
				const shot = { ...createGet({ ...target, address: `${target.address}?${search}` }), method }
				return method === 'POST'
					? { ...shot, headers: [['Sec-Fetch-Site', 'same-origin'] as [string, string]] }
					: shot
			}
			return { shot: open(text), control: open(plainPairs(text)) }
		})
}

function encodeSpaces(text: string) {
	return Buffer.from(text)
		.toString('latin1')
		.replace(/[^!-\xff]/g, '+')
}

/** The same number of pairs, of the same lengths. */
function plainPairs(text: string) {
	return text
		.split('&')
		.map((pair, at) => `${createHarmlessText(pair.length - 2, at)}=1`)
		.join('&')
}
