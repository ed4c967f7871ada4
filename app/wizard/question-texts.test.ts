import { expect, test } from 'vitest'
import { findTarget } from '#app/products/action-target'
import { formatAnswer } from './question-texts'
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
