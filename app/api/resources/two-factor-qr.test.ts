import { tryRead } from '#tests/support/read-document'
import { expect, test } from 'vitest'
import { twoFactorQrSchema } from './auth'

const png = 'data:image/png;base64,iVBORw0KGgo='
const read = (given: unknown) => tryRead(twoFactorQrSchema, given)

test.each([
	png,
	'data:image/jpeg;base64,/9j/4AA=',
	'data:image/gif;base64,R0lGODlh',
	'data:image/webp;base64,UklGRg==',
	'data:image/svg+xml;base64,PHN2Zy8+',
	'data:image/svg+xml;charset=utf-8;base64,PHN2Zy8+',
])('a picture is taken as it is: %s [174]', (image) => {
	expect(read({ image }).data).toEqual({ image, secret: undefined })
})

test('a picture broken over lines is put together again [174]', () => {
	expect(read({ image: 'data:image/png;base64,iVBO\r\n Rw0KGgo=' }).data?.image).toBe(png)
})

test.each([
	undefined,
	null,
	'',
	'https://voorbeeld.nl/qr.png',
	'javascript:alert(1)',
	'data:text/html;base64,PHNjcmlwdD4=',
	'data:image/svg+xml,<svg onload="alert(1)"/>',
	'data:image/png;base64,"><script>',
	`data:image/png;base64,${'A'.repeat(300_000)}`,
])('what is no small picture is refused: %s [174]', (image) => {
	expect(read({ image }).success).toBe(false)
})

test.each([
	['JZXW64TEMVZGY2LD', 'JZXW64TEMVZGY2LD'],
	['jzxw 64te-mvzg y2ld====', 'JZXW64TEMVZGY2LD'],
	['not base32!', undefined],
	['', undefined],
	[null, undefined],
])('the secret %j is read as %j [174]', (secret, expected) => {
	expect(read({ image: png, secret }).data?.secret).toBe(expected)
})
