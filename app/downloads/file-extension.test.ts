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
