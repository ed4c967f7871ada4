import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { createEntryNamer } from './zip-files.server'

const named = (...names: string[]) => names.map(createEntryNamer())

it('files of one name are numbered before their extension', () => {
	expect(named('akte.pdf', 'akte.pdf', 'akte.pdf', 'akte', 'akte')).toEqual([
		'akte.pdf',
		'akte (2).pdf',
		'akte (3).pdf',
		'akte',
		'akte (2)',
	])
})

it('a number that is taken already is passed over', () => {
	expect(named('akte (2).pdf', 'akte.pdf', 'akte.pdf')).toEqual(['akte (2).pdf', 'akte.pdf', 'akte (3).pdf'])
})

it('names that a computer takes for the same are the same', () => {
	expect(named('Akte.PDF', 'akte.pdf', 'Zoë.pdf', 'Zoe\u0308.pdf')).toEqual([
		'Akte.PDF',
		'akte (2).pdf',
		'Zoë.pdf',
		'Zoe\u0308 (2).pdf',
	])
})

it.each([
	['../../etc/passwd', 'passwd'],
	['C:\\Windows\\boot.ini', 'boot.ini'],
	['rente: 3% of 4%?.pdf', 'rente_ 3% of 4%_.pdf'],
	['offerte "oud".pdf', 'offerte _oud_.pdf'],
	['map/', 'document'],
	['..', 'document'],
	['', 'document'],
	['verslag. .', 'verslag'],
	['nul.pdf', '_nul.pdf'],
	['nulmeting.pdf', 'nulmeting.pdf'],
	['regel\r\nregel.pdf', 'regelregel.pdf'],
])('the name %j is unpacked as %j', (name, entry) => {
	expect(named(name)).toEqual([entry])
})

it('whatever the names are, each file gets one of its own, in no folder', () => {
	fc.assert(
		fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 4 }), { maxLength: 30 }), (requested) => {
			const names = named(...requested)
			expect(new Set(names.map((name) => name.normalize('NFC').toLowerCase())).size).toBe(requested.length)
			expect(names.filter((name) => !name || /[/\\<>:"|?*]|[. ]$/.test(name))).toEqual([])
		}),
	)
})

it('a name takes as long to find among thousands of its like as among a few', () => {
	const compare = vi.spyOn(String.prototype, 'normalize')
	expect(new Set(named(...Array<string>(3_000).fill('bewijs.html'))).size).toBe(3_000)
	expect(compare.mock.calls.length).toBeLessThan(5 * 3_000)
	compare.mockRestore()
})
