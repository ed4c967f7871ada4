import { listSentRows, toPath, type OtherQuestion } from '#app/forms/error-place'
import type { ParsedForm } from '#app/forms/parse-form.server'
import { findValue } from '#app/forms/find-value'
import { getStepButton } from './form-buttons'
import { guidePlaces, type GuidedPlaces } from './guide-places'
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
	{ words, steps }: Wizard,
	{ stops, values }: Journey,
	{ form, typed, step: last }: LastStep,
): ParsedForm<unknown> {
	const others = stops.filter(({ step }) => step.name !== last.name)
	const elsewhere = new Map(
		others.flatMap(({ step, number }) => {
			const labels = new Map(step.blocks.flatMap((block) => listLabels(block, typed[step.name], words)))
			return listOthers(labels, guidePlaces(step.blocks, values), getStepButton(number))
		}),
	)
	const skipped = steps.filter((step) => !stops.some((stop) => stop.step === step))
	const unasked = skipped.flatMap(({ gate = '', blocks }): [string, OtherQuestion][] => {
		const guide = elsewhere.get(toPath(gate))
		if (!guide) return []
		const paths = blocks.flatMap((block) => listLabels(block, {}, words).map(([path]) => path))
		return paths.map((path) => [path, { ...guide, isGuide: true }])
	})
	return { ...form, ...guidePlaces(last.blocks, values), elsewhere: new Map([...elsewhere, ...unasked]) }
}

/** Labels of the questions of a step, those of guides in place of the questions that are not asked. */
function listOthers(labels: ReadonlyMap<string, string>, { guides }: GuidedPlaces, button: string) {
	const guided = [...guides].flatMap(([path, place]): [string, OtherQuestion][] => {
		const label = labels.get(toPath(place))
		return label === undefined ? [] : [[path, { button, label, isGuide: true }]]
	})
	return [
		...[...labels].map(([path, label]): [string, OtherQuestion] => [path, { button, label }]),
		...guided,
	]
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
