import fc from 'fast-check'
import {
	pickFormTargets,
	createHarmlessText,
	createPost,
	encodeUrlencoded,
	type Input,
	type Target,
} from '../input'

const types = [
	encodeUrlencoded,
	`${encodeUrlencoded}; charset=utf-8`,
	`${encodeUrlencoded}; charset=utf-16`,
	`${encodeUrlencoded}; charset=utf-7`,
	`${encodeUrlencoded}; charset="`,
	`${encodeUrlencoded};;;=`,
	'APPLICATION/X-WWW-FORM-URLENCODED',
	'application/x-www-form-urlencoded, multipart/form-data; boundary=a',
	'text/plain',
	'application/json',
	'application/octet-stream',
	'',
	'a',
	'text/html; charset=\xff',
	'*/*',
]
const pieces = [
	'%',
	'%%',
	'%0',
	'%zz',
	'%00',
	'%c0%80',
	'%e0%80%af',
	'%ed%a0%80',
	'%f8%88%80%80%80',
	'%ff%fe',
	'%u0041',
	'%EF%BB%BF',
	'\xff',
	'\xc0\x80',
	'\xed\xa0\x80',
	'\xef\xbb\xbf',
	'\xfe\xff\0a\0=',
	'+',
	';',
	'&',
	'&&',
	'=',
	'==',
	'\0',
	'\r\n',
	'\n',
	'[',
	']',
	'a',
	'0',
	'"',
	"'",
	'<',
	'%E2%80%AE',
	'%F0%9F%98%80',
	'\u0080',
]
const junkBytes = fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes).toString('latin1'))
const codings = ['gzip', 'br', 'deflate', 'identity', 'x', 'gzip, gzip', '']

const largest = 60_000

/** Bodies that are not valid text in their declared encoding. */
export function createEncodingInputs(targets: Target[]): fc.Arbitrary<Input> {
	return pickFormTargets(targets).chain((target) =>
		fc
			.record({
				type: fc.constantFrom(...types),
				coding: fc.option(fc.constantFrom(...codings), { freq: 6 }),
				parts: fc.array(
					fc.oneof(fc.constantFrom(...pieces, ...target.fields.map((name) => `&${name}=`)), junkBytes),
					{ minLength: 1, maxLength: 25 },
				),
				times: fc.oneof(
					{ weight: 5, arbitrary: fc.constant(1) },
					{ weight: 1, arbitrary: fc.integer({ min: 2, max: 3000 }) },
				),
			})
			.map(({ type, coding, parts, times }) => {
				const body = Buffer.from(repeated(parts.join(''), times), 'latin1').subarray(0, largest)
				const shot = createPost(target, type, body)
				if (coding !== null) shot.headers.push(['Content-Encoding', coding])
				const control = createPost(
					target,
					encodeUrlencoded,
					Buffer.from(`${createHarmlessText(body.length)}=1`),
				)
				return { shot, control }
			}),
	)
}

function repeated(text: string, times: number) {
	return text.repeat(Math.min(times, Math.ceil(largest / Math.max(1, text.length))))
}
