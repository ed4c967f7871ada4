import { expect, test } from 'vitest'
import { formatPostcode } from './postcode'

test.each([
	['1234AB', '1234 AB'],
	['1234 ab', '1234 AB'],
	['9712-hk', '9712 HK'],
	['9712  HK', '9712 HK'],
	['９７１２ＨＫ', '9712 HK'],
	['９７１２　ｈｋ', '9712 HK'],
	['9712 h k', '9712 HK'],
	['9712 H.K.', '9712 HK'],
	['NL-9712 HK', '9712 HK'],
	['NL9712HK', '9712 HK'],
	['9712-HK', '9712 HK'],
	['9712–HK\u00a0', '9712 HK'],
	['9712\u200bHK', '9712 HK'],
	['BE-9712 HK', undefined],
	['97 12 HK', undefined],
	['0123 AB', undefined],
	['1234', undefined],
	['1234 SS', undefined],
	['12345', undefined],
	['1234 ABC', undefined],
	['B-1000', undefined],
	['', undefined],
])('%j is the postcode %j', (typed, postcode) => expect(formatPostcode(typed)).toBe(postcode))
