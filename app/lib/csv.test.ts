import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toCsv } from './csv'

const mark = '\uFEFF'
const row = (...cells: (string | number | undefined)[]) => toCsv([], [cells]).slice(mark.length + 2)

it('a table has its mark for UTF-8, a line of names, semicolons and Windows line ends', () => {
	const file = toCsv(
		['Naam', 'Bedrag'],
		[
			['Zoë Bakker', 12.5],
			['Daan', undefined],
		],
	)
	expect(file).toBe(`${mark}Naam;Bedrag\r\nZoë Bakker;12,5\r\nDaan;\r\n`)
	expect(Buffer.from(file).subarray(0, 3).toString('hex')).toBe('efbbbf')
})

it('a table without rows still tells its columns', () => {
	expect(toCsv(['Naam', 'Bedrag'], [])).toBe(`${mark}Naam;Bedrag\r\n`)
})

it.each([
	[1234567.89, '1234567,89'],
	[-1234.5, '-1234,5'],
	[0, '0'],
	[-0, '0'],
	[0.1, '0,1'],
	[1e-7, '0,0000001'],
	[1e21, '1000000000000000000000'],
	[NaN, ''],
	[-Infinity, ''],
])('the number %d is written %j, so that Excel can count with it', (value, cell) => {
	expect(row('x', value)).toBe(`x;${cell}\r\n`)
})

it.each([
	['=HYPERLINK("https://elders.voorbeeld.nl")', `"'=HYPERLINK(""https://elders.voorbeeld.nl"")"`],
	['+31 6 12345678', "'+31 6 12345678"],
	['-12', "'-12"],
	['@SUM(1)', "'@SUM(1)"],
	['\t=1', `"'\t=1"`],
	['\r=1', `"'\r=1"`],
	[' =1', "' =1"],
	['\n=1', `"'\n=1"`],
	['\r\n \t+1', `"'\r\n \t+1"`],
	[' ﹦1', "' ﹦1"],
	['﹢31 6', "'﹢31 6"],
	['\u00a0@SUM(1)', "'\u00a0@SUM(1)"],
	['\u200b-1', "'\u200b-1"],
	['\0=1', "'\0=1"],
])('the text %j never becomes a formula', (text, cell) => {
	expect(row(text)).toBe(`${cell}\r\n`)
	expect(toCsv([text], [])).toBe(`${mark}${cell}\r\n`)
})

it.each([
	['Bakker; Zn.', '"Bakker; Zn."'],
	['de "oude" akte', '"de ""oude"" akte"'],
	['regel 1\nregel 2', '"regel 1\nregel 2"'],
	['regel 1\r\nregel 2', '"regel 1\r\nregel 2"'],
	['1,5', '1,5'],
	['', ''],
])('the text %j stays one cell', (text, cell) => {
	expect(row(text, 'einde')).toBe(`${cell};einde\r\n`)
})

/** Cells of a file by RFC 4180, with semicolons. */
function read(file: string): string[] {
	const cells = file.slice(mark.length).matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n"]*))(?:;|\r\n)/g)
	return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
}

it('whatever the words are, they come out as they went in, and none begins as a formula does', () => {
	fc.assert(
		fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (words) => {
			const cells = read(toCsv(words, []))
			expect(cells).toEqual(
				words.map((word) => (/^([\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣]|[\t\r])/u.test(word) ? `'${word}` : word)),
			)
			expect(cells.filter((cell) => /^([\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣]|[\t\r])/u.test(cell))).toEqual([])
		}),
	)
})

it.each(['Straat 1,=1+1', 'naam\t=1+1', 'a,+31'])(
	'the text %j is quoted: a comma or a tab may separate cells',
	(text) => {
		expect(row(text)).toBe(`"${text}"\r\n`)
	},
)
