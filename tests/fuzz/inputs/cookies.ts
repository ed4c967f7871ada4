import fc from 'fast-check'
import { createGet, createHarmlessText, type Input, type Target } from '../input'

const names = [
	'accelerate',
	'__Host-accelerate',
	'preferences',
	'__Host-preferences',
	'device',
	'__Host-device',
	'refused',
	'__proto__',
	'constructor',
	'',
	'a',
	'accelerate ',
	'ACCELERATE',
	'known',
	'__Secure-x',
]
const json = fc.oneof(
	fc.json({ maxDepth: 4 }),
	fc.constantFrom(
		'{"language":["nl"]}',
		'{"language":{"a":1},"branch":"\\u0000"}',
		'{"__proto__":{"a":1}}',
		'[]',
		'null',
		'1e999',
		'"',
		'{"branch":"' + 'x'.repeat(129) + '"}',
		'{"branch":"../x","size":"larger","notices":"stay"}',
	),
	fc.integer({ min: 10, max: 3000 }).map((depth) => '['.repeat(depth)),
)
const base64 = (text: string) => Buffer.from(text).toString('base64')
const value = fc.oneof(
	json.map(base64),
	json.map((text) => encodeURIComponent(base64(text))),
	json.map((text) => `${base64(text)}.${base64('signature')}`),
	fc.string({ unit: 'binary', maxLength: 60 }).map((text) =>
		Buffer.from(text)
			.toString('latin1')
			.replace(/[\r\n\0]/g, ' '),
	),
	fc.constantFrom(
		'',
		'"',
		'""',
		'j:{}',
		's:a.b',
		'%',
		'%zz',
		'%E0%A4%A',
		'=====',
		'a=b',
		'W10=',
		'a'.repeat(300),
		'../../etc/passwd',
		'x'.repeat(7000),
		"' or 1=1 --",
		'${1}',
		'\xff',
	),
	fc
		.uint8Array({ minLength: 16, maxLength: 48 })
		.map((bytes) => encodeURIComponent(base64(JSON.stringify(Buffer.from(bytes).toString('base64url'))))),
)

/** Cookie headers that the portal never sets. */
export function createCookieInputs(targets: Target[]): fc.Arbitrary<Input> {
	const many = fc
		.tuple(fc.constantFrom(...names), fc.integer({ min: 100, max: 4000 }))
		.map(([name, count]) => Array.from({ length: count }, (_, at) => `${name}${at % 2 ? at : ''}=${at}`))
	const few = fc
		.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 8 })
		.map((pairs) => pairs.map(([name, text]) => `${name}=${text}`))
	return fc
		.record({
			target: fc.constantFrom(...targets),
			pairs: fc.oneof({ weight: 5, arbitrary: few }, { weight: 1, arbitrary: many }),
			between: fc.constantFrom('; ', ';', ', ', ' ;; '),
		})
		.map(({ target, pairs, between }) => {
			const line = pairs.join(between).slice(0, 15_000)
			return {
				shot: createGet(target, [['Cookie', line]]),
				control: createGet(target, [['Cookie', `${createHarmlessText(line.length - 2)}=1`]]),
			}
		})
}
