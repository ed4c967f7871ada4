import { listSentRows, toPath } from '#app/forms/error-place'
import type { ParsedForm } from '#app/forms/parse-form.server'
import { findValue } from '#app/forms/find-value'
import { getStepButton } from './form-buttons'
import type { Journey, StepInputs } from './journey.server'
import { getFieldName, type Block, type WizardStep } from './question'
import { labelQuestion } from './question-texts'
import type { Wizard } from './wizard.server'

interface LastStep {
	form: ParsedForm<unknown>
	typed: StepInputs
	step: WizardStep
}

/** The form of the last step, with the questions of the others: the API may refuse those too. */
export function addOtherQuestions(
	{ words }: Wizard,
	{ stops }: Journey,
	{ form, typed, step: last }: LastStep,
): ParsedForm<unknown> {
	const others = stops.filter(({ step }) => step.name !== last.name)
	const elsewhere = new Map(
		others.flatMap(({ step, number }) =>
			step.blocks.flatMap((block) => {
				const button = getStepButton(number)
				return listLabels(block, typed[step.name], words).map(
					([path, label]) => [path, { button, label }] as const,
				)
			}),
		),
	)
	return { ...form, elsewhere }
}

function listLabels(block: Block, typed: unknown, words: Wizard['words']) {
	const rows = block.most === undefined ? [undefined] : listSentRows(findValue(typed, block.path ?? ''))
	return rows.flatMap((row, sent) =>
		block.questions.flatMap((question) => {
			if (question.kind === 'hidden' || question.kind === 'next') return []
			const { label, about } = labelQuestion(question, block, row, words)
			const title = [label, about].filter(Boolean).join(' ')
			const names = question.kind === 'ticks' ? [question.name, ...question.answers] : [question.name]
			return names.map((name) => {
				const path = toPath(getFieldName(block, name, row === undefined ? undefined : sent))
				return [path, title.endsWith('?') ? title : `${title}:`] as const
			})
		}),
	)
}
