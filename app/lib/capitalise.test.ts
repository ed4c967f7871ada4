import { expect, test } from 'vitest'
import { capitalise } from './capitalise'

test.each([
	['uw partner', 'Uw partner'],
	['één huis', 'Één huis'],
	['Anna', 'Anna'],
	['', ''],
])('"%s" begins a sentence as "%s"', (words, sentence) => expect(capitalise(words)).toBe(sentence))
