import fc from 'fast-check'
import { createGet, createHarmlessText, encodePercent, type Input, type Target } from '../input'

const segments = [
	'',
	'.',
	'..',
	'%2e',
	'%2e%2e',
	'%2F',
	'%5c',
	'%00',
	'%',
	'%zz',
	'%ff',
	'%ed%a0%80',
	'%c0%ae',
	'~',
	';a=b',
	'*',
	`${'/'.repeat(3_000)}x`,
	'$',
	':id',
	'__proto__',
	'constructor',
	'toString',
	'0',
	'-1',
	'1e9',
	'999999999999999999999',
	'null',
	'undefined',
	'NaN',
	"'",
	'"',
	'<',
	'%0d%0a',
	'%E2%80%AE',
	'é',
	'a'.repeat(128),
	'a'.repeat(129),
	'a'.repeat(300),
	'%F0%9F%98%80'.repeat(64),
	'index.js',
	'.git',
	'assets',
	'theme',
	'images',
	'healthz',
	'readyz',
	'@',
	'[',
	'{',
	'+',
	'%20',
	'&',
]
const segment = fc.oneof(
	{ weight: 5, arbitrary: fc.constantFrom(...segments) },
	{ weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }).map(encodePercent) },
)

/** Addresses of the route table with a replaced part or more parts, and unknown addresses. */
export function createAddressInputs(targets: Target[]): fc.Arbitrary<Input> {
	const changed = fc
		.tuple(fc.constantFrom(...targets), fc.nat({ max: 5 }), fc.array(segment, { minLength: 1, maxLength: 3 }))
		.map(([target, at, news]) => {
			const parts = target.address.split('?')[0]?.split('/') ?? []
			parts.splice(1 + (at % parts.length), 1, ...news)
			return { ...target, address: parts.join('/').replace(/^(?!\/)/, '/') }
		})
	const unknown = fc
		.tuple(fc.constantFrom(...targets), fc.array(segment, { maxLength: 8 }), fc.integer({ min: 1, max: 400 }))
		.map(([target, parts, times]) => ({
			...target,
			address: `/${parts.join('/')}`.repeat(times).slice(0, 14_000),
		}))
	return fc
		.tuple(
			fc.oneof({ weight: 5, arbitrary: changed }, { weight: 1, arbitrary: unknown }),
			fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST'),
		)
		.map(([target, method]) => {
			const address = Buffer.from(target.address).toString('latin1')
			const control = createGet({ ...target, address: `/${createHarmlessText(address.length - 1)}` })
			return {
				shot: { ...createGet({ ...target, address }, whence(method)), method },
				control: { ...control, headers: whence(method), method },
			}
		})
}

function whence(method: string): [string, string][] {
	return method === 'POST' ? [['Sec-Fetch-Site', 'same-origin']] : []
}
