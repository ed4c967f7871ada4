import { describe, expect, it } from 'vitest'
import {
	checkFileType,
	findFileContent,
	findFileType,
	listChoosable,
	listExtensions,
	listSigns,
	uploadTypes,
	type FileType,
} from './file-type'

const bytes = (text: string) => Buffer.from(text, 'latin1')
/** As files.js looks at it. */
const hasSign = (types: readonly FileType[], firstBytes: Buffer) => {
	const head = firstBytes.toString('hex')
	return listSigns(types).some((sign) =>
		sign.startsWith('*') ? head.includes(sign.slice(1)) : head.startsWith(sign),
	)
}
const bitmap = bytes('BM\x46\x00\x00\x00\x00\x00\x00\x00\x36\x00')
const check = (file: { name: string; firstBytes: Uint8Array }, accepted: readonly FileType[]) =>
	checkFileType({ name: file.name, content: findFileContent(file.firstBytes) }, accepted)
const pdf = { name: 'Loonstrook.PDF', firstBytes: bytes('%PDF-1.7\n') }
const jpeg = bytes('\xff\xd8\xff\xe0\x00\x10JFIF')
const png = bytes('\x89PNG\r\n\x1a\n\x00\x00')

describe('the first bytes of a file', () => {
	it.each([
		['pdf', bytes('%PDF-1.4\n%âã')],
		['jpeg', bytes('\xff\xd8\xff\xe0\x00\x10JFIF')],
		['png', bytes('\x89PNG\r\n\x1a\n\x00\x00')],
		['bmp', bitmap],
		['bmp', Buffer.from('424d460000000100010020000000' + '0c00000002000200', 'hex')],
		['bmp', Buffer.from('424d460000000100010036000000' + '4000000002000000', 'hex')],
		['bmp', Buffer.from('424128000000000000000000' + '0000' + '424d46000000', 'hex')],
		['gif', bytes('GIF87a....')],
		['gif', bytes('GIF89a....')],
		['xml', bytes('<?xml version="1.0"?><a>')],
		['xml', bytes('\xef\xbb\xbf\r\n <?xml version="1.0"?><a>')],
		['xml', Buffer.from('\ufeff<?xml version="1.0"?><a/>', 'utf16le')],
		['xml', Buffer.from('\ufeff<?xml version="1.0"?><a/>', 'utf16le').swap16()],
		['xml', Buffer.from('<pensioen/>', 'utf16le')],
		['xml', bytes('<pensioen xmlns="urn:a">')],
		['xml', bytes('\xef\xbb\xbf\n<!-- een <html> -->\n<p:pensioen>')],
		['xml', bytes('<!DOCTYPE aanvraag [ <!ENTITY a "b>"> ]>\n<aanvraag>')],
		['xml', bytes('<htmlachtig/>')],
		['pdf', bytes('\n%PDF-1.4')],
		['pdf', bytes('\x1b%-12345X@PJL JOB\r\n%PDF-1.4')],
		['pdf', bytes(`${'a'.repeat(1_019)}%PDF-1.4`)],
		['gif', bytes('GIF89a %PDF-1.4')],
		['heic', bytes('\0\0\0\x18ftypheic')],
	] as const)('tell that it is %s, here and in a browser [479]', (type, firstBytes) => {
		expect(findFileType(firstBytes)).toBe(type)
		expect(hasSign([type], firstBytes)).toBe(true)
	})

	it.each(['Geachte heer,', 'PK\x03\x04word/', '<html>', 'Wie heeft een BMW?', 'GIF', '{"errors":[]}'])(
		'tell a browser that it is no document: %j',
		(text) => expect(hasSign(uploadTypes.document, bytes(text))).toBe(false),
	)

	it.each([
		'',
		'MZ\x90',
		'PK\x03\x04',
		'<html>',
		'<!DOCTYPE html>',
		'<svg>',
		'<?xml version="1.0"?><html>',
		'<?xml version="1.0"?><svg:SVG >',
		'<!DOCTYPE html><pensioen>',
		'<?xml version="1.0"?><!-- geen einde <a>',
		'< p>%PDF-1.4',
		'\r\n<html>%PDF-1.4',
		'{"errors":["%PDF-1.4"]}',
		'MZ\x90 %PDF-1.4',
		'PK\x03\x04 %PDF-1.4',
		`${'a'.repeat(1_020)}%PDF-1.4`,
		'BA\x28\0\0\0',
		'BMW is a car',
		'GIF88a',
	])('of something else tell nothing: %j', (text) => expect(findFileType(bytes(text))).toBeUndefined())
})

describe('an uploaded file', () => {
	it('that is what its name says keeps its name [240] [479]', () => {
		for (const [name, firstBytes, type, mime] of [
			['Loonstrook.PDF', pdf.firstBytes, 'pdf', 'application/pdf'],
			['a.b.jpeg', jpeg, 'jpeg', 'image/jpeg'],
		] as const) {
			const checked = check({ name, firstBytes }, uploadTypes.document)
			expect(checked).toEqual({ ok: true, type, name, mime })
		}
	})

	it.each([
		['foto.jfif', jpeg, 'foto.jpg'],
		['foto.JPE', jpeg, 'foto.jpg'],
		['scherm.jpg', png, 'scherm.png'],
		['IMG_1.HEIC', jpeg, 'IMG_1.jpg'],
		['akte.xml', pdf.firstBytes, 'akte.pdf'],
		['tekening.dib', bitmap, 'tekening.bmp'],
		['akte', pdf.firstBytes, 'akte.pdf'],
		['Offerte 1.2', pdf.firstBytes, 'Offerte 1.2.pdf'],
		['Dhr.Jansen', pdf.firstBytes, 'Dhr.Jansen.pdf'],
		['jpg', jpeg, 'jpg.jpg'],
		['akte.pdf?x=1', pdf.firstBytes, 'akte.pdf'],
		['akte.PDF#page=2', pdf.firstBytes, 'akte.PDF'],
		['scan.jpg?size=1.5', png, 'scan.png'],
		['Wat nu? Ja.pdf', pdf.firstBytes, 'Wat nu? Ja.pdf'],
		['Wat nu?', pdf.firstBytes, 'Wat nu?.pdf'],
	])('named %j gets the extension of its content', (name, firstBytes, sent) => {
		const checked = check({ name, firstBytes }, uploadTypes.document)
		expect(checked).toMatchObject({ ok: true, name: sent })
	})

	it('may be XML only where a pension file is asked [479]', () => {
		const xml = { name: 'pensioen.xml', firstBytes: bytes('<pensioen/>') }
		expect(check(xml, uploadTypes.pension)).toMatchObject({ ok: true, type: 'xml', mime: 'text/xml' })
		expect(check(xml, uploadTypes.document)).toEqual({ ok: false, reason: 'type' })
	})

	it.each(['brief.docx', 'foto.pdf.exe', 'foto.html', 'lied.mp3', 'archief.7z'])(
		'named %j is of a type we do not take, whatever its content [240]',
		(name) => {
			expect(check({ ...pdf, name }, uploadTypes.document)).toEqual({ ok: false, reason: 'type' })
		},
	)

	it('is refused when its content is of a type that the field does not take', () => {
		for (const firstBytes of [bytes('MZ\x90\x00'), bytes('<html>%PDF-'), bytes('<pensioen/>')]) {
			expect(check({ ...pdf, firstBytes }, uploadTypes.document)).toEqual({
				ok: false,
				reason: 'forged',
			})
		}
		const gif = { name: 'a.gif', firstBytes: bytes('GIF89a') }
		expect(check(gif, uploadTypes.damage)).toEqual({ ok: false, reason: 'type' })
	})

	it.each(['heic', 'heix', 'hevc', 'mif1', 'msf1'])(
		'that is a photo of the kind %s is told as HEIC',
		(brand) => {
			const firstBytes = bytes(`\0\0\0\x18ftyp${brand}\0\0\0\0`)
			for (const name of ['IMG_1.HEIC', 'IMG_1.jpg']) {
				expect(check({ name, firstBytes }, uploadTypes.document)).toEqual({
					ok: false,
					reason: 'heic',
				})
			}
		},
	)

	it.each([
		['a Word file', `PK\x03\x04${'\0'.repeat(26)}[Content_Types].xml`],
		['an Excel file', `PK\x03\x04${'\0'.repeat(26)}xl/workbook.xml`],
		['an OpenDocument text', `PK\x03\x04${'\0'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.text`],
		['an old Word file', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
	])('that is %s is told as such, also when it is named PDF', (_what, text) => {
		for (const name of ['brief.docx', 'brief.pdf', 'brief'])
			expect(check({ name, firstBytes: bytes(text) }, uploadTypes.document)).toEqual({
				ok: false,
				reason: 'office',
			})
		const archive = { name: 'alles.pdf', firstBytes: bytes(`PK\x03\x04${'\0'.repeat(26)}akte.pdf`) }
		expect(check(archive, uploadTypes.document)).toEqual({ ok: false, reason: 'forged' })
	})

	it('is refused when it is empty', () => {
		const checked = check({ ...pdf, firstBytes: bytes('') }, uploadTypes.document)
		expect(checked).toEqual({ ok: false, reason: 'empty' })
	})
})

it('the extensions that a person may choose are named [240]', () => {
	expect(listExtensions(uploadTypes.damage).join(' ')).toBe('.pdf .jpg .jpeg .png .bmp')
	expect(listExtensions(uploadTypes.pension).join(' ')).toBe('.pdf .jpg .jpeg .png .bmp .gif .xml')
	expect(listChoosable(uploadTypes.damage).join(' ')).toBe('.pdf .jpg .jpeg .jfif .jpe .jif .png .bmp .dib')
})
