import { expect, test } from 'vitest'
import { findTarget } from '#app/products/action-target'
import { formatAnswer, shortenAnswer } from './question-texts'
import { lookUp } from '#app/lib/look-up'

const strange = ['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf', 'unknown', '']

test.each(strange)('A table holds nothing under "%s"', (word) => {
	expect(lookUp({ known: 1 }, word)).toBeUndefined()
	expect(lookUp({ known: 1 }, 'known')).toBe(1)
})

test.each(strange.filter(Boolean))('"%s" is an answer without words, and no action of ours', (word) => {
	const words = { steps: {}, blocks: {}, questions: {}, answers: { state: { known: 'Bekend' } } }
	const question = { kind: 'select', name: 'state', answers: [word] } as const
	expect(formatAnswer(question, word, words)).toBe(word)
	expect(findTarget({ id: '1', type: word, product: undefined })).toBeUndefined()
})

test('Enough of an answer is shown as long as it is how the answer begins: a firm may rename the one', () => {
	const question = { kind: 'choice', name: 'level', words: 'levels', answers: ['lot', 'some'] } as const
	const words = { blocks: {}, questions: {}, answers: { levels: { lot: 'Veel ervaring', some: 'Wat' } } }
	const short = (texts?: Record<string, string>) =>
		shortenAnswer(question, 'lot', { ...words, short: texts && { levels: texts } })
	expect([short(), short({ lot: 'Veel' }), short({ lot: 'Ruim' }), short({ some: 'Wat' })]).toEqual([
		undefined,
		'Veel',
		undefined,
		undefined,
	])
})
