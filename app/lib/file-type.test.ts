import { describe, expect, it } from 'vitest'
import { checkFileType, listExtensions, findFileType, uploadTypes } from './file-type'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const bitmap = bytes('BM\x46\x00\x00\x00\x00\x00\x00\x00\x36\x00')
const pdf = { name: 'Loonstrook.PDF', mime: 'application/pdf', firstBytes: bytes('%PDF-1.7\n') }

describe('the first bytes of a file', () => {
	it.each([
		['pdf', bytes('%PDF-1.4\n%âã')],
		['jpeg', bytes('\xff\xd8\xff\xe0\x00\x10JFIF')],
		['png', bytes('\x89PNG\r\n\x1a\n\x00\x00')],
		['bmp', bitmap],
		['gif', bytes('GIF87a....')],
		['gif', bytes('GIF89a....')],
		['xml', bytes('<?xml version="1.0"?>')],
		['xml', bytes('\xef\xbb\xbf\r\n <?xml version="1.0"?>')],
		['xml', Buffer.from('\ufeff<?xml version="1.0"?>', 'utf16le')],
	])('tell that it is %s [479]', (type, firstBytes) => {
		expect(findFileType(firstBytes)).toBe(type)
	})

	it.each([
		'',
		'MZ\x90',
		'PK\x03\x04',
		'<html>',
		'<!DOCTYPE html>',
		'<svg>',
		' %PDF-',
		'BMW is a car',
		'GIF88a',
	])('of something else tell nothing: %j', (text) => expect(findFileType(bytes(text))).toBeUndefined())
})

describe('an uploaded file', () => {
	it('is accepted when its name, type and first bytes agree [240] [479]', () => {
		expect(checkFileType(pdf, uploadTypes.document)).toEqual({ ok: true, type: 'pdf' })
		const photo = { name: 'a.b.jpeg', mime: 'image/jpeg; x=y', firstBytes: bytes('\xff\xd8\xff\xe1') }
		expect(checkFileType(photo, uploadTypes.document)).toEqual({ ok: true, type: 'jpeg' })
	})

	it('is accepted from a browser that does not know its type', () => {
		for (const mime of ['', 'application/octet-stream']) {
			expect(checkFileType({ ...pdf, mime }, uploadTypes.document).ok).toBe(true)
		}
	})

	it('is accepted with a space behind its type', () => {
		expect(checkFileType({ ...pdf, mime: ' application/pdf ; x=y' }, uploadTypes.document).ok).toBe(true)
	})

	it('may be XML only where a pension file is asked [479]', () => {
		const xml = { name: 'pensioen.xml', mime: 'text/xml', firstBytes: bytes('<?xml version="1.0"?>') }
		expect(checkFileType(xml, uploadTypes.pension)).toEqual({ ok: true, type: 'xml' })
		expect(checkFileType(xml, uploadTypes.document)).toEqual({ ok: false, reason: 'type' })
	})

	it.each(['brief.docx', 'pdf', 'brief', 'foto.pdf.exe', 'foto.heic', ''])(
		'named %j is of a type we do not take [240]',
		(name) => {
			expect(checkFileType({ ...pdf, name }, uploadTypes.document)).toEqual({ ok: false, reason: 'type' })
		},
	)

	it('is refused when it is not what its name or its type says', () => {
		for (const change of [{ firstBytes: bytes('MZ\x90\x00') }, { name: 'a.png' }, { mime: 'image/png' }]) {
			const checked = checkFileType({ ...pdf, ...change }, uploadTypes.document)
			expect(checked).toEqual({ ok: false, reason: 'forged' })
		}
	})

	it.each(['heic', 'heix', 'hevc', 'mif1', 'msf1'])(
		'that is a photo of the kind %s is told as HEIC',
		(brand) => {
			const firstBytes = bytes(`\0\0\0\x18ftyp${brand}\0\0\0\0`)
			for (const name of ['IMG_1.HEIC', 'IMG_1.jpg']) {
				const checked = checkFileType({ name, mime: 'image/heic', firstBytes }, uploadTypes.document)
				expect(checked).toEqual({ ok: false, reason: 'heic' })
			}
		},
	)

	it('is refused when it is empty', () => {
		const checked = checkFileType({ ...pdf, firstBytes: bytes('') }, uploadTypes.document)
		expect(checked).toEqual({ ok: false, reason: 'empty' })
	})
})

it('the extensions that a person may choose are named [240]', () => {
	expect(listExtensions(uploadTypes.damage).join(' ')).toBe('.pdf .jpg .jpeg .png .bmp')
	expect(listExtensions(uploadTypes.pension).join(' ')).toBe('.pdf .jpg .jpeg .png .bmp .gif .xml')
})
