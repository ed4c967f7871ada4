import { expect, test } from 'vitest'
import { addExtension } from './file-extension'

test.each([
	['Akte', 'application/pdf', 'Akte.pdf'],
	['Akte', 'Application/PDF; charset=binary', 'Akte.pdf'],
	['foto', 'image/jpeg', 'foto.jpg'],
	['Offerte 1.2', 'application/pdf', 'Offerte 1.2.pdf'],
	['akte.PDF', 'application/pdf', 'akte.PDF'],
	['akte.docx', 'application/pdf', 'akte.docx'],
	['akte', 'application/octet-stream', 'akte'],
	['akte', 'constructor', 'akte'],
	['akte', undefined, 'akte'],
])('A file %j of the type %j is called %j', (name, type, whole) => {
	expect(addExtension(name, type)).toBe(whole)
})

const startOf = {
	pdf: '%PDF-1.7',
	png: '\u0089PNG\r\n\u001a\n',
	jpg: '\u00ff\u00d8\u00ff',
	zip: `PK\u0003\u0004${' '.repeat(26)}brief.pdf`,
}

test.each(Object.entries(startOf))(
	'A file of an unknown type, or one that servers give to any file, is called .%s by its first bytes',
	(kind, start) => {
		for (const type of ['application/octet-stream', undefined, '', 'text/plain', 'Text/Plain; charset=UTF-8'])
			expect(addExtension('akte', type, Buffer.from(start, 'latin1'))).toBe(`akte.${kind}`)
	},
)

test.each([
	['a text', 'Geachte'],
	['a document of an office', `PK\u0003\u0004${' '.repeat(26)}[Content_Types].xml`],
	['nothing', ''],
])('A file that begins with %s keeps its name: a wrong extension is worse than none', (_words, start) => {
	expect(addExtension('akte', 'application/octet-stream', Buffer.from(start, 'latin1'))).toBe('akte')
})

test('What its name or its type tells goes before its first bytes', () => {
	const start = Buffer.from(startOf.pdf)
	expect(addExtension('akte.docx', undefined, start)).toBe('akte.docx')
	expect(addExtension('akte', 'image/png', start)).toBe('akte.png')
	expect(addExtension('akte', 'text/plain', Buffer.from('Geachte'))).toBe('akte.txt')
})
