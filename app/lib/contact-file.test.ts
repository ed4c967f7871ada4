import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createContactFile } from '../features/dossiers/advisor-contact.server'

const advisor = {
	name: 'Marit van den Berg',
	role: 'Hypotheekadviseur',
	organisation: 'Noorderlicht Advies',
	phone: '038 123 45 67',
	mail: 'marit@noorderlicht.voorbeeld.nl',
}

const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

it('an advisor is a card that every address book reads', () => {
	const lines = linesOf(createContactFile(advisor)).filter((line) => !/^(PRODID|REV):/.test(line))
	expect(lines).toEqual([
		'BEGIN:VCARD',
		'VERSION:3.0',
		'FN:Marit van den Berg',
		'N:Marit van den Berg;;;;',
		'ORG:Noorderlicht Advies',
		'TITLE:Hypotheekadviseur',
		'TEL;TYPE=WORK:038 123 45 67',
		'EMAIL;TYPE=WORK:marit@noorderlicht.voorbeeld.nl',
		'END:VCARD',
		'',
	])
})

it('what is not known is not on the card', () => {
	const file = createContactFile({ name: 'Receptie', organisation: 'Noorderlicht' })
	expect(file).not.toMatch(/^(TITLE|TEL|EMAIL)/m)
})

it('signs that separate parts of a card are escaped', () => {
	const lines = linesOf(
		createContactFile({
			...advisor,
			name: 'Berg, van den; Marit\nMA',
			role: 'Pensioen \\ hypotheek',
			organisation: 'Bakker; Zn., adviseurs',
		}),
	)
	expect(lines).toContain('FN:Berg\\, van den\\; Marit\\nMA')
	expect(lines).toContain('N:Berg\\, van den\\; Marit\\nMA;;;;')
	expect(lines).toContain('TITLE:Pensioen \\\\ hypotheek')
	expect(lines).toContain('ORG:Bakker\\; Zn.\\, adviseurs')
})

it('a long name with accents is folded without breaking a letter', () => {
	const name = 'Zoë-Chloé '.repeat(20).trim()
	const file = createContactFile({ ...advisor, name })
	expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
	expect(linesOf(file)).toContain(`FN:${name}`)
})

it('no text adds a line to the card', () => {
	const text = fc.oneof(
		fc.string({ unit: 'grapheme' }),
		fc.constantFrom('\r\nURL:x', '\rX:', '\nNOTE:x', '\u0000\u0085X:'),
	)
	fc.assert(
		fc.property(text, text, (one, other) => {
			const file = createContactFile({ name: one, role: other, organisation: one, phone: other, mail: one })
			const known = /^(BEGIN|VERSION|PRODID|REV|FN|N|ORG|TITLE|TEL;TYPE=WORK|EMAIL;TYPE=WORK|END):/
			expect(linesOf(file).filter((line) => line && !known.test(line))).toEqual([])
			expect(file.replaceAll('\r\n', '')).not.toMatch(/[^\P{Cc}\t]/u)
		}),
	)
})
