import { findText } from '#app/forms/find-value'
import { cutCharacters } from '#app/lib/count-characters'
import type { StepInputs } from './journey.server'
import { getFieldName, listRows, type Values } from './question'
import { labelQuestion } from './question-texts'
import type { Wizard } from './wizard.server'

const longest = 80
const notTyped: readonly string[] = ['choice', 'select', 'ticks', 'hidden', 'next']

/** Typed texts of a draft that are not among the answers, because their question does not apply. */
export function listLeftOut({ steps, words }: Wizard, draft: StepInputs, values: Values): string[] {
	return steps.flatMap(({ name: step, blocks }) =>
		blocks.flatMap((block) =>
			listRows(block, draft[step]).flatMap((row) =>
				block.questions.flatMap((question) => {
					const name = getFieldName(block, question.name, row)
					const text = findText(draft[step], name).trim()
					if (text === '' || values[name] !== undefined || notTyped.includes(question.kind)) return []
					const { label, about } = labelQuestion(question, block, row, words)
					return [`${[label, about].filter(Boolean).join(' ')}: ${cutCharacters(text, longest)}`]
				}),
			),
		),
	)
}
