import { expect, test } from 'vitest'
import { isIban } from './resources/action-answers'

test.each(['NL11WIER0010052003', 'nl71 kade 0417 1643 00', 'NL82NOOR0612345678'])(
	'%s is an account number [390]',
	(text) => expect(isIban(text)).toBe(true),
)

test.each(['', 'NL', 'NL12WIER0010052003', 'NL11WIER0010052030', '1234567890', 'NL71KADE04171643-0'])(
	'“%s” is none [390]',
	(text) => expect(isIban(text)).toBe(false),
)
