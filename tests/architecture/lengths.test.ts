import { expect, test } from 'vitest'
import { readAnswers } from '#app/wizard/read-answers.server'
import { buildHypactSteps } from '#app/features/hypact/hypact-steps'
import { buildInventoryBlocks } from '#app/features/inventory/inventory-blocks'
import { createSay } from '#app/i18n/say.server'
import type { Question } from '#app/wizard/question'
import { listFiles, readText } from './sources'

const forms = listFiles('app').filter((path) => /^app\/(features|forms|pages|routes|wizard)\//.test(path))
const sources = forms.filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))

/** Buttons, ticks, choices, messages of a frame; a remark that is not sent or comes too late; a receipt, with a bound of its own. */
const untyped = [
	'app/features/approval/approval.server.ts',
	'app/features/bankguarantees/proposal.server.ts',
	'app/features/cardifao/premium.server.ts',
	'app/features/data-sharing/iwize-send.server.ts',
	'app/features/feedback/feedback-page.server.ts',
	'app/features/otds/sign.server.ts',
	'app/features/preferences/preferences.server.ts',
	'app/features/receipts/check-receipt.server.ts',
	'app/routes/guest/reset-password.tsx',
]

test('Each typed text of a form has a length of the one table, which counts as people do [538]', () => {
	const ofForms = sources.filter((path) => /field-schemas|parse-form|parse-prefilled/.test(readText(path)))
	const bare = ofForms.filter((path) => /z\s*\.string\(/.test(readText(path)))
	expect(bare.filter((path) => !path.startsWith('app/forms/'))).toEqual(untyped)
})

const say = createSay('nl', 'formal')
const answers = { maritalState: [], degree: [], birthCountry: [] }
const blocks = [
	...Object.values(buildInventoryBlocks(answers, answers)).flat(),
	...buildHypactSteps(true).flatMap((step) => step.blocks),
]
const typed = blocks.flatMap((block) =>
	block.questions
		.filter(({ kind }) => !['choice', 'select', 'ticks', 'hidden', 'next'].includes(kind))
		.map((question): [string, Question] => [`${block.name}: ${question.name}`, question]),
)

test.each(typed)('A questionnaire tells that the answer to %s is too long', (_, question) => {
	const one = { name: 'one', questions: [{ ...question, when: undefined }] }
	const { errors } = readAnswers([one], { [question.name]: 'a'.repeat(10_001) }, say)
	expect(errors[question.name]?.[0]).toMatch(/^Gebruik niet meer dan (100|254|255|10\.000) tekens/)
})
