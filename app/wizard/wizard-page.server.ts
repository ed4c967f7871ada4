import { redirect, type SerializeFrom } from '@remix-run/node'
import type { Uses } from '#app/request/context.server'
import { addParameter } from '#app/lib/add-parameter'
import { formatDate } from '#app/lib/format-date'
import { dropParameters } from '#app/lib/hide-url-secrets'
import { toWallClock } from '#app/lib/wall-clock'
import { refusedParameter } from '#app/request/form-fields'
import { showUnsent } from '#app/request/show-unsent'
import { listAnswerRows } from './answer-rows.server'
import {
	computeJourney,
	getJourneyStep,
	findNeighbourStep,
	type Journey,
	type JourneyStep,
	type StepInputs,
} from './journey.server'
import { buildQuestionsView } from './questions.server'
import { getStepButton } from './form-buttons'
import { readAnswers } from './read-answers.server'
import {
	findAllAnswers,
	findStepInputs,
	redirectAway,
	type Wizard,
	type WizardContext,
} from './wizard.server'

export type WizardView = SerializeFrom<typeof getWizardView>

export async function loadWizard<Head extends object>(
	{ ctx, wizard, getHead }: { ctx: WizardContext; wizard: Wizard; getHead: () => Promise<Head> },
	request: Request,
) {
	const [head, questions] = [await getHead(), await getWizardView(ctx, wizard, request)]
	leadToStep(wizard, questions.number, request.url)
	const view = { ...head, ...questions }
	const unsent = wizard.target.isDone ? await findUnsentAnswers(ctx, wizard) : undefined
	return unsent ? { ...view, unsent } : view
}

/** Answers of a draft whose action is done: they were never sent. */
async function findUnsentAnswers(ctx: WizardContext, wizard: Wizard) {
	const { typed, values, hasDraft } = await findAllAnswers(ctx, wizard)
	if (!hasDraft) return undefined
	const rows = wizard.steps.flatMap(({ name, blocks }) =>
		listAnswerRows(blocks, { typed: typed[name], values }, wizard.words, ctx.say),
	)
	return rows.length > 0 ? showUnsent(ctx.say, rows) : undefined
}

/**
 * The step in the address, or the last reachable one before it. @throws Response that redirects to the dashboard when
 * the wizard has a problem.
 */
export async function getWizardView(ctx: WizardContext, wizard: Wizard, { url }: Pick<Request, 'url'>) {
	const { say } = ctx
	const { words, steps, known = {}, submit, sends, problem, target } = wizard
	const draft = await findStepInputs(ctx, wizard)
	const isSaved = Object.keys(draft.value).length > 0
	if (problem) throw await redirectAway(ctx, wizard, isSaved ? problem : (wizard.earlyProblem ?? problem))
	const journey = computeJourney(steps, draft.value, say, known)
	const stop = getJourneyStep(journey, new URL(url).searchParams.get('step'))
	const { name, blocks } = stop.step
	const prefill = known[name] ?? {}
	const typed = draft.value[name]
	const overtaken = draft.overtaken[name]
	const overview = stepPart(stop, journey, wizard, ctx)
	const isLast = findNeighbourStep(journey, stop, 1) === undefined
	const buttons = isLast ? { submit, sends } : { submit: say('wizard.next') }
	return {
		...buildQuestionsView(
			{ blocks, words, typed, prefill, overtaken, version: `${name} ${draft.version}`, ...buttons },
			say,
		),
		// A submitted wizard has no current step.
		...(target.isDone || !overview
			? {}
			: { tabTitle: [overview.progress, wizard.title].filter(Boolean).join(' – ') }),
		overview,
		facts: wizard.getFacts?.(name, journey.values),
		same: samePart(stop, draft.value, wizard, ctx),
		step: name,
		number: stop.number,
		review: isLast ? reviewOf(journey, stop, { wizard, typed: draft.value }, ctx) : undefined,
		moves: { previous: previousWords(stop, journey, ctx), later: say('wizard.later') },
	}
}

/**
 * The bare address, and one with another step than the one that it shows, lead on to that step, so that Back in the
 * browser returns to the step before (contract §10). A refused form stays at its own address. @throws Response
 */
function leadToStep({ steps, target }: Wizard, number: number, url: string) {
	const query = new URL(url).searchParams
	const isOwn = query.getAll('step').join() === String(number) || query.has(refusedParameter)
	if (!isOwn && steps.length > 1 && !target.isDone)
		throw redirect(addParameter(dropParameters(url, ['step']), 'step', String(number)))
}

/** When every earlier step is skipped, "previous" returns to the start [601]. */
function previousWords(stop: JourneyStep, journey: Journey, { say }: Uses<'say'>) {
	const before = findNeighbourStep(journey, stop, -1)
	return before && say(before.number < stop.number - 1 ? 'wizard.toStart' : 'wizard.previous')
}

/** Last year's answers, when they are still complete and the step has no input yet. */
function samePart(
	{ step }: JourneyStep,
	typed: StepInputs,
	{ earlier, words }: Wizard,
	{ say }: Uses<'say'>,
) {
	if (
		!step.mayRepeat ||
		Object.hasOwn(typed, step.name) ||
		!earlier ||
		!Object.hasOwn(earlier.typed, step.name)
	)
		return undefined
	const { values, errors } = readAnswers(step.blocks, earlier.typed[step.name], say)
	if (Object.keys(errors).length > 0) return undefined
	const date = formatDate(toWallClock(new Date(earlier.at)), say.language)
	return {
		title: say('wizard.earlier', { date }),
		rows: listAnswerRows(step.blocks, { typed: earlier.typed[step.name], values }, words, say),
		label: say('wizard.same'),
	}
}

/** Progress; undefined for a wizard of one step. */
function stepPart(stop: JourneyStep, { stops }: Journey, wizard: Wizard, { say }: Uses<'say'>) {
	if (wizard.steps.length === 1) return undefined
	const title = wizard.words.steps[stop.step.name] ?? ''
	const stepLabel = say('wizard.step', { number: stop.number, count: wizard.steps.length })
	const { done, now, later } = say.table('wizard').states
	return {
		progress: `${stepLabel}: ${title}`,
		title: say('wizard.overview'),
		steps: stops.map(({ step, number, isDone, isReachable }) => ({
			label: `${number}. ${wizard.words.steps[step.name] ?? ''}`,
			button: isReachable && number !== stop.number ? getStepButton(number) : undefined,
			state: number === stop.number ? now : isDone && isReachable ? done : later,
			isDone: isDone && isReachable,
			isCurrent: number === stop.number,
		})),
	}
}

function reviewOf(
	journey: Journey,
	last: JourneyStep,
	{ wizard, typed }: { wizard: Wizard; typed: StepInputs },
	{ say }: Uses<'say'>,
) {
	const before = journey.stops.filter(({ number }) => number < last.number)
	if (before.length === 0) return undefined
	return {
		title: say('wizard.review'),
		change: say('wizard.change'),
		parts: before.map(({ step, number, values }) => ({
			title: wizard.words.steps[step.name] ?? '',
			button: getStepButton(number),
			rows: listAnswerRows(step.blocks, { typed: typed[step.name], values }, wizard.words, say),
		})),
	}
}
