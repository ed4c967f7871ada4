import { expect, test } from 'vitest'
import { parseEmail, suggestEmail, unwrapEmail } from './parse-email'

test.each([
	['a@b.nl', 'a@b.nl'],
	[' A.B+c@Sub.Voorbeeld.nl ', 'A.B+c@Sub.Voorbeeld.nl'],
	['Anna Smit <anna@voorbeeld.nl>', 'anna@voorbeeld.nl'],
	['"Smit, Anna" < anna@voorbeeld.nl >', 'anna@voorbeeld.nl'],
	['<anna@voorbeeld.nl>', 'anna@voorbeeld.nl'],
	['mailto:anna@voorbeeld.nl', 'anna@voorbeeld.nl'],
	['anna@\u200bvoorbeeld.nl\u00a0', 'anna@voorbeeld.nl'],
	['jose\u0301@voorbeeld.nl', 'josé@voorbeeld.nl'],
	['用户@例え.jp', '用户@例え.jp'],
	["o'neill@voorbeeld.nl", "o'neill@voorbeeld.nl"],
	['anna\u2011smit@voorbeeld.nl', 'anna-smit@voorbeeld.nl'],
])('%j is the address %j [230]', (typed, address) => expect(parseEmail(typed)).toBe(address))

test.each([
	'',
	'anna',
	'anna@',
	'@b.nl',
	'a@b',
	'a@@b.nl',
	'a@b@c.nl',
	'a b@c.nl',
	'a@b .nl',
	'a@.nl',
	'a@b.',
	'a@b..nl',
	'a@b.nl, c@d.nl',
	'a@b.nl <c@d.nl> <e@f.nl>',
	'Anna <anna>',
	'a@b.nl>',
])('%j is no address [230]', (typed) => expect(parseEmail(typed)).toBeUndefined())

test('Texts without an address are kept, for names that only the API can check', () => {
	expect(unwrapEmail(' jansen1\u200b ')).toBe('jansen1')
})

test.each([
	['anna@gmial.com', 'anna@gmail.com'],
	['anna@gmai.com', 'anna@gmail.com'],
	['anna@gmaill.com', 'anna@gmail.com'],
	['Anna@GMAUL.com', 'Anna@gmail.com'],
	['anna@gmail.nl', 'anna@gmail.com'],
	['anna@hotmail.con', 'anna@hotmail.com'],
	['anna@hotmial.nl', 'anna@hotmail.nl'],
	['anna@bakkerij.con', 'anna@bakkerij.com'],
	['anna@bakkerij.nll', 'anna@bakkerij.nl'],
	['anna@zigo.nl', 'anna@ziggo.nl'],
	['anna@gmail.com', undefined],
	['anna@mail.com', undefined],
	['anna@hotmail.be', undefined],
	['anna@voorbeeld.nl', undefined],
	['anna@protonmail.ch', undefined],
	['anna@kpn.com', undefined],
])('%j probably means %j', (address, meant) => expect(suggestEmail(address)).toBe(meant))
