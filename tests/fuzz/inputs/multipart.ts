import fc from 'fast-check'
import { pickFormTargets, createHarmlessText, createPost, type Input, type Target } from '../input'

const boundaries = [
	'b',
	'----WebKitFormBoundaryabc',
	'a'.repeat(70),
	'a'.repeat(300),
	'a b',
	"a'()+_,-./:=?",
	'-',
	'--',
	'',
	'é',
	'"',
	'b\\"',
	' b',
]
const contentTypes = [
	'multipart/form-data; boundary=%',
	'multipart/form-data; boundary="%"',
	'multipart/form-data;boundary=%;boundary=c',
	'multipart/form-data',
	'multipart/form-data; boundary',
	'multipart/mixed; boundary=%',
	'Multipart/Form-Data; BOUNDARY=%',
	'multipart/form-data; charset=utf-16; boundary=%',
	"multipart/form-data; boundary*=utf-8''%",
	'multipart/form-data; boundary="%',
	'multipart/',
]
const dispositions = [
	'form-data; name="%"',
	'form-data; name=%',
	'form-data',
	'form-data; name="%"; filename="a.pdf"',
	'form-data; name="%"; filename=""',
	'form-data; name="%"; filename*=utf-8\'\'%e2%82%ac.pdf',
	'form-data; name="%"; filename*=utf-16\'\'%ff%fe',
	'form-data; name="%"; filename*=x\'\'%zz',
	'form-data; name="%"; filename="../../etc/passwd"',
	'form-data; name="%"; filename="a\0.pdf"',
	'form-data; name="%"; name="b"',
	'attachment; name="%"',
	'form-data; name="%',
	'; name="%"',
	'',
	"form-data; name*=utf-8''%",
]
const extras = [
	'Content-Type: application/pdf',
	'Content-Type: text/plain; charset=utf-7',
	'Content-Type: multipart/mixed; boundary=c',
	'Content-Type: \xff',
	'Content-Transfer-Encoding: base64',
	'Content-Transfer-Encoding: quoted-printable',
	'Content-Transfer-Encoding: x',
	'Content-Length: 999999999',
	'X: ',
	': x',
	'X',
	' folded',
	'\0: a',
]
const contents = [
	'',
	'x',
	'%PDF-1.7\n',
	'\r\n',
	'--',
	'\r\n--',
	'\r\n--b',
	'\r\n--b--',
	'\r\n--b--\r\nafter',
	'--c\r\n\r\n--c--',
	'\0',
	'\xff\xfe',
	'=41',
	'a'.repeat(5000),
]
const ends = ['\r\n', '\n', '\r']

const part = (fields: string[]) =>
	fc.record({
		disposition: fc.oneof(
			{ weight: 2, arbitrary: fc.constant('form-data; name="%"') },
			{ weight: 3, arbitrary: fc.constantFrom(...dispositions) },
		),
		name: fc.oneof(
			fc.constantFrom('message', ...fields),
			fc.constantFrom(
				'file',
				'message',
				'a[30000]',
				'a[0][999]',
				'__proto__',
				'constructor',
				'',
				'a.b[9]',
				'message[3000]',
			),
			fc.string({ maxLength: 12 }),
		),
		extra: fc.array(fc.constantFrom(...extras), { maxLength: 3 }),
		fat: fc.oneof(
			{ weight: 12, arbitrary: fc.constant(0) },
			{ weight: 1, arbitrary: fc.integer({ min: 1000, max: 90_000 }) },
		),
		content: fc.oneof(fc.constantFrom(...contents), fc.string({ unit: 'binary', maxLength: 40 })),
		times: fc.oneof(
			{ weight: 10, arbitrary: fc.constant(1) },
			{ weight: 1, arbitrary: fc.integer({ min: 30, max: 2000 }) },
		),
	})

/** Most bytes of repeated parts. */
const largest = 300_000

/** Bodies close to the multipart grammar, at pages with and without uploads. */
export function createMultipartInputs(targets: Target[]): fc.Arbitrary<Input> {
	const withFiles = targets.filter(({ address }) => /upload-document|damage-reports/.test(address))
	const target = fc.oneof(fc.constantFrom(...withFiles), pickFormTargets(targets))
	return target.chain((chosen) =>
		fc
			.record({
				boundary: fc.oneof(
					{ weight: 3, arbitrary: fc.constant('b') },
					{ weight: 1, arbitrary: fc.constantFrom(...boundaries) },
				),
				type: fc.oneof(
					{ weight: 4, arbitrary: fc.constant(contentTypes[0] ?? '') },
					{ weight: 1, arbitrary: fc.constantFrom(...contentTypes) },
				),
				end: fc.oneof(
					{ weight: 5, arbitrary: fc.constant('\r\n') },
					{ weight: 1, arbitrary: fc.constantFrom(...ends) },
				),
				parts: fc.array(part(chosen.fields), { maxLength: 6 }),
				last: fc.constantFrom('--', '--', '--', '', '-', '--trailer', '--\0'),
				cut: fc.oneof(
					{ weight: 5, arbitrary: fc.constant(0) },
					{ weight: 1, arbitrary: fc.integer({ min: 1, max: 40 }) },
				),
			})
			.map(({ boundary, type, end, parts, last, cut }) => {
				const texts = parts.flatMap((one) =>
					Array.from({ length: Math.min(one.times, Math.ceil(largest / (100 + one.fat))) }, (_, at) =>
						partText(one, at, boundary, end),
					),
				)
				const whole = Buffer.from(`${texts.join('')}--${boundary}${last}${end}`, 'latin1')
				const body = whole.subarray(0, Math.max(0, whole.length - cut))
				return {
					shot: createPost(
						chosen,
						type.replace('%', () => boundary),
						body,
					),
					control: plainParts(chosen, texts.length, body.length),
				}
			}),
	)
}

type Part = ReturnType<typeof part> extends fc.Arbitrary<infer P> ? P : never

function partText(
	{ disposition, name, extra, fat, content }: Part,
	at: number,
	boundary: string,
	end: string,
) {
	const head = [
		`Content-Disposition: ${disposition.replaceAll('%', () => `${name}${at || ''}`)}`,
		...extra,
		...(fat ? [`X-Fat: ${'x'.repeat(fat)}`] : []),
	]
	return `--${boundary}${end}${head.join(end)}${end}${end}${content}${end}`
}

/** The same number of valid parts in the same number of bytes. */
function plainParts(target: Target, count: number, size: number) {
	const room = Math.max(1, Math.floor(size / Math.max(1, count)) - 60)
	const parts = Array.from(
		{ length: count },
		(_, at) => `--b\r\nContent-Disposition: form-data; name="n${at}"\r\n\r\n${createHarmlessText(room)}\r\n`,
	)
	return createPost(target, 'multipart/form-data; boundary=b', Buffer.from(`${parts.join('')}--b--\r\n`))
}
