import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createContentDisposition, decodeHeaderText, findFileName, toSafeName } from './content-disposition'

describe('the file name of a download', () => {
	it.each([
		['attachment; filename="offerte.pdf"', 'offerte.pdf'],
		['attachment; filename=offerte.pdf', 'offerte.pdf'],
		['attachment;filename = "met spatie; en puntkomma.pdf" ; size=3', 'met spatie; en puntkomma.pdf'],
		[String.raw`attachment; filename="zeg \"ja\".pdf"`, 'zeg "ja".pdf'],
		['attachment; filename="oud.pdf"; filename*=UTF-8\'\'caf%C3%A9%20%E2%82%AC.pdf', 'café €.pdf'],
		["attachment; filename*=iso-8859-1'en'caf%E9.pdf", 'café.pdf'],
		['attachment; filename="goed.pdf"; filename*=UTF-8\'\'%C3%28.pdf', 'goed.pdf'],
		['attachment; filename="goed.pdf"; filename*=koi8-r\'\'x.pdf', 'goed.pdf'],
		['attachment; filename="cafÃ©.pdf"', 'café.pdf'],
		['attachment; filename="café.pdf"', 'café.pdf'],
		['attachment; filename="\u0093Akte\u0094 \u0096 \u0080 5 \u0081\xe9.pdf"', '“Akte” – € 5 é.pdf'],
		['attachment; filename="a; filename*=UTF-8\'\'b.exe"', "a; filename*=UTF-8''b.exe"],
		['inline; FILENAME="x.pdf"', 'x.pdf'],
	])('is read from %s [293]', (header, name) => {
		expect(findFileName(header)).toBe(name)
	})

	it.each([
		['attachment; filename="../../etc/passwd"', 'passwd'],
		[String.raw`attachment; filename="C:\temp\brief.pdf"`, 'brief.pdf'],
		["attachment; filename*=UTF-8''..%2F..%2Fbrief.pdf", 'brief.pdf'],
		['attachment; filename=".htaccess"', 'htaccess'],
		["attachment; filename*=UTF-8''brief%E2%80%AEfdp.exe", 'brieffdp.exe'],
		["attachment; filename*=UTF-8''a%0D%0Ab%00.pdf", 'ab.pdf'],
	])('never leads elsewhere or hides what it is: %s', (header, name) => {
		expect(findFileName(header)).toBe(name)
	})

	it.each([
		undefined,
		null,
		'',
		'attachment',
		'attachment; filename=""',
		'attachment; filename="/"',
		'=;=;"',
	])('is absent from %s', (header) => expect(findFileName(header)).toBeUndefined())

	it('is cut of spaces and dots around it, and of none within', () => {
		expect(findFileName("attachment; filename*=UTF-8''%20..%20brief%20.%20pdf%20%20")).toBe('brief . pdf')
		expect(findFileName('attachment; filename=brief.pdf  ; size=3')).toBe('brief.pdf')
		expect(findFileName("attachment; filename*=  UTF-8''brief.pdf  ")).toBe('brief.pdf')
	})

	it('is read where quotes stand at its end alone', () => {
		expect(findFileName('attachment; filename=5"')).toBe('5"')
	})

	it('is the one of those that can be used: nothing is named by a charset that is none', () => {
		expect(findFileName('attachment; filename=brief.pdf; filename*=brief')).toBe('brief.pdf')
		expect(findFileName("attachment; filename=brief.pdf; filename*=UTF-8''")).toBe('brief.pdf')
	})

	it('of 150 signs stays, of more keeps an extension only where it ends in one', () => {
		expect(toSafeName('a'.repeat(150))).toBe('a'.repeat(150))
		expect(toSafeName('a'.repeat(151))).toBe('a'.repeat(150))
		expect(toSafeName(`a.pdf${'b'.repeat(200)}`)).toBe(`a.pdf${'b'.repeat(145)}`)
		expect(toSafeName(`${'a'.repeat(145)}😀.pdf`)).toBe(`${'a'.repeat(145)}.pdf`)
	})

	it('is cut when it is very long, but keeps its extension', () => {
		const name = findFileName(`attachment; filename="${'a'.repeat(400)}.pdf"`)
		expect(name).toHaveLength(150)
		expect(name).toMatch(/a\.pdf$/)
	})
})

describe('the header of a file of ours', () => {
	it('is plain for a plain name', () => {
		expect(createContentDisposition('attachment', 'offerte 1.pdf')).toBe(
			'attachment; filename="offerte 1.pdf"',
		)
	})

	it('carries any other name in both ways', () => {
		expect(createContentDisposition('inline', 'één "€".pdf')).toBe(
			'inline; filename="een ___.pdf"; filename*=UTF-8\'\'%C3%A9%C3%A9n%20%22%E2%82%AC%22.pdf',
		)
	})

	it('writes signs that a header reserves by their numbers', () => {
		expect(createContentDisposition('inline', "één 'brief' (1)*.pdf")).toBe(
			"inline; filename=\"een 'brief' (1)*.pdf\"; filename*=UTF-8''%C3%A9%C3%A9n%20%27brief%27%20%281%29%2A.pdf",
		)
	})

	it('falls back on a name of ours', () => {
		expect(createContentDisposition('attachment', '\u0000')).toBe('attachment; filename="document"')
	})

	it('fits in a header and reads back as the same name, whatever the name', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
				const header = createContentDisposition('attachment', name)
				expect(() => new Headers({ 'Content-Disposition': header })).not.toThrow()
				const read = findFileName(header)
				expect(createContentDisposition('attachment', read ?? '')).toBe(header)
			}),
		)
	})
})

it.each([
	['cafÃ©', 'café'],
	['café', 'café'],
	['ÿ', 'ÿ'],
	['Ã© kost 5 €', 'Ã© kost 5 €'],
	['Ã©Ł', 'Ã©Ł'],
	['Łódź', 'Łódź'],
	['', ''],
])('the header text %j is read as %j', (text, read) => expect(decodeHeaderText(text)).toBe(read))

it('long runs of blanks, slashes and signs of direction are left out like short ones', () => {
	const long = 300_000
	expect(
		toSafeName(`${'/'.repeat(long)}${'.'.repeat(long)}a${'\u202e'.repeat(long)}b${' '.repeat(long)}`),
	).toBe('ab')
	expect(toSafeName(`a${' '.repeat(long)}b.pdf`)).toMatch(/^a {145}\.pdf$/)
	expect(findFileName(`attachment; filename="b.pdf"; filename*=UTF-8''${'%41'.repeat(long)}`)).toBe('b.pdf')
})
