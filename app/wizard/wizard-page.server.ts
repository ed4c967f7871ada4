import type { SerializeFrom } from '@remix-run/node'
import type { Visit } from '#app/context.server'
import { answerRows } from './answer-rows.server'
import { journeyOf, stopAt, stopBeside, type Journey, type Stop, type Typed } from './journey.server'
import { blockView, gatesOf } from './question-view.server'
import { findTyped, stepHref, turnBack, type Wizard } from './wizard.server'

export type WizardView = SerializeFrom<typeof wizardPage>

/**
 * The step that the address asks for, as far as the client has come, with what was typed there.
 * @throws Response that leads to the dashboard when the questionnaire has a problem.
 */
export async function wizardPage(visit: Visit, wizard: Wizard, { url }: Pick<Request, 'url'>) {
	const { say } = visit
	const { words, steps, known = {}, submit, sends, problem } = wizard
	if (problem) throw turnBack(visit, problem)
	const draft = await findTyped(visit, wizard)
	const journey = journeyOf(steps, draft.value, say)
	const stop = stopAt(journey, new URL(url).searchParams.get('step'))
	const { name, blocks } = stop.step
	const typed = draft.value[name] ?? known[name] ?? {}
	const gates = gatesOf(blocks)
	const overview = stepPart(stop, journey, wizard, visit)
	const isLast = stopBeside(journey, stop, 1) === undefined
	return {
		tabTitle: overview && [overview.place, wizard.title].filter(Boolean).join(' – '),
		overview,
		version: `${name} ${draft.version}`,
		step: name,
		typed,
		blocks: blocks.map((block) => blockView(block, typed, gates, words)),
		review: isLast ? reviewOf(journey, stop, wizard, draft.value, visit) : undefined,
		words: {
			...say.table('wizard').form,
			optional: say('form.optional'),
			hint: say('form.dateHint'),
			pick: say('form.pickDate'),
		},
		buttons: {
			submit: isLast ? submit : say('wizard.next'),
			note: isLast ? sends : undefined,
			previous: stopBeside(journey, stop, -1) ? say('wizard.previous') : undefined,
			later: say('wizard.later'),
		},
	}
}

/** Where the client is; nothing for a form of one step. */
function stepPart(stop: Stop, { stops }: Journey, wizard: Wizard, { say }: Visit) {
	if (wizard.steps.length === 1) return undefined
	const title = wizard.words.steps[stop.step.name] ?? ''
	const place = say('wizard.step', { number: stop.number, count: wizard.steps.length })
	const { done, now, later } = say.table('wizard').states
	return {
		place: `${place}: ${title}`,
		title: say('wizard.overview'),
		steps: stops.map(({ step, number, isDone, isReachable }) => ({
			label: `${number}. ${wizard.words.steps[step.name] ?? ''}`,
			href: isReachable && number !== stop.number ? stepHref(wizard, number) : undefined,
			state: number === stop.number ? now : isDone && isReachable ? done : later,
			isCurrent: number === stop.number,
		})),
	}
}

/** What was answered in the steps before the last, each with the way back to it (access.md §2). */
function reviewOf(journey: Journey, last: Stop, wizard: Wizard, typed: Typed, { say }: Visit) {
	const before = journey.stops.filter(({ number }) => number < last.number)
	if (before.length === 0) return undefined
	return {
		title: say('wizard.review'),
		change: say('wizard.change'),
		parts: before.map(({ step, number, values }) => ({
			title: wizard.words.steps[step.name] ?? '',
			href: stepHref(wizard, number),
			rows: answerRows(step.blocks, typed[step.name], values, wizard.words, say),
		})),
	}
}
