import { redirect } from '@remix-run/node'
import type { Uses, UsesOwner } from '#app/request/context.server'
import { formIdField } from '#app/request/form-fields'
import { askDoubts } from '#app/forms/doubts.server'
import { answerInvalid, type ParsedForm } from '#app/forms/parse-form.server'
import { readForm } from '#app/request/read-form.server'
import type { Say } from '#app/i18n/say.server'
import { formatDate } from '#app/lib/format-date'
import { toWallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { dropUntouched } from '#app/forms/prefilled-fields'
import { getRecordOwner } from '#app/submissions/record-owner.server'
import { updateDraft, draftLife, hasAnswer, removeDraft } from '#app/submissions/draft.server'
import { findFormId, isOldForm } from '#app/submissions/form-ids.server'
import { askToReplace } from '#app/submissions/typed-draft.server'
import { isOpenedByLink } from '#app/session/session-state.server'
import {
	computeJourney,
	findNeighbourStep,
	getJourneyStep,
	type Journey,
	type JourneyStep,
	type StepInputs,
} from './journey.server'
import { listAnswerDoubts } from './answer-doubts.server'
import { type WizardStep, type Values, getFieldName, listRows } from './question'
import { addOtherQuestions } from './left-out.server'
import { lacksAnswers, readAnswers, type Errors } from './read-answers.server'
import { changeRows, findPressedStep, getStepButton } from './form-buttons'
import { describeChanges } from './prefill-notes.server'
import { parseTyped } from './questions.server'
import { hasChangedRows, keepShownRows } from './shown-rows.server'
import {
	findAllAnswers,
	getStepHref,
	redirectAway,
	resolveInputs,
	stepInputsSchema,
	type Wizard,
	type WizardContext,
} from './wizard.server'
import { findText } from '#app/forms/find-value'
import { cutCharacters } from '#app/lib/count-characters'
import { labelQuestion } from './question-texts'

const longest = 80
const notTyped: readonly string[] = ['choice', 'select', 'ticks', 'hidden', 'next']

/** Typed texts of a draft that are not among the answers, because their question does not apply. */
function listLeftOut({ steps, words }: Wizard, draft: StepInputs, values: Values): string[] {
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

export interface Answers {
	form: ParsedForm<unknown>
	values: Values
	/** Raw input, which determines the number of rows. */
	typed: StepInputs
	/** Typed texts that are not among the answers. */
	leftOut?: readonly string[]
}

const moves = ['step', 'next', 'previous', 'later', 'same']

/** Handles a posted step, and sends the answers after the last one. */
export async function answerWizard(
	{
		ctx,
		wizard,
		send,
	}: { ctx: WizardContext; wizard: Wizard; send: (answers: Answers) => Promise<Response> },
	request: Request,
): Promise<Response> {
	const answers = await postWizard(ctx, wizard, request)
	if (answers instanceof Response) return answers
	const answer = await send(answers)
	const { leftOut = [] } = answers
	if (answer.status === 303 && leftOut.length > 0)
		ctx.session.notify('info', 'sending.dropped.leftOut', { input: leftOut.join('; ') })
	return answer
}

/**
 * Saves the input for every button, then redirects or shows the errors. Returns the answers after the last step, and
 * those so far when the action is done, so that `sendOnce` shows them.
 */
export async function postWizard(
	ctx: WizardContext,
	wizard: Wizard,
	request: Request,
): Promise<Response | Answers> {
	const fields = await readForm(request)
	const step = wizard.steps.find(({ name }) => name === fields.get('step'))
	if (!step) return redirect(wizard.href, 303)
	const buttons = [...moves, ...wizard.steps.map((_, at) => getStepButton(at + 1))]
	const prefill = wizard.known?.[step.name] ?? {}
	const posted = parseTyped(fields, request, listHeldBlocks(step, wizard), { others: buttons, prefill })
	const { form, typed: stepFields } = posted
	const { payload } = form.submission
	if (wizard.target.isDone) {
		const last = { [step.name]: dropUntouched(prefill, stepFields) }
		return { form, ...(await findAllAnswers(ctx, wizard, last)) }
	}
	const changed = changeRows(step.blocks, stepFields)
	const question = await askToReplace(ctx, wizard.target, form)
	if (question) return question
	const draft = await saveStep(ctx, wizard, { step, posted, changed: changed?.typed })
	const { value: typed, overtaken } = resolveInputs(wizard, draft)
	if (wizard.problem) return redirectAway(ctx, wizard, wizard.problem)
	if (changed) return redirect(`${getStepHref(wizard, numberOf(step, wizard))}#${changed.anchor}`, 303)
	if (Object.hasOwn(payload, 'later')) return leave(ctx, wizard, draft)
	const requestedStep = findPressedStep(payload)
	if (requestedStep !== undefined) return redirect(getStepHref(wizard, requestedStep), 303)
	return advanceWizard(ctx, wizard, { form, typed, step, changed: posted.changed, overtaken, draft })
}

type Posted = ReturnType<typeof parseTyped>

function saveStep(
	ctx: WizardContext,
	wizard: Wizard,
	{
		step,
		posted,
		changed,
	}: { step: WizardStep; posted: Posted; changed: Record<string, unknown> | undefined },
) {
	const { form, typed, shown } = posted
	const { payload } = form.submission
	const prefill = wizard.known?.[step.name] ?? {}
	const earlierInput = Object.hasOwn(payload, 'same') ? wizard.earlier?.typed[step.name] : undefined
	const isForward = !changed && !leavesStep(payload)
	return updateDraft(
		getRecordOwner(ctx),
		{ ...wizard.target, byLink: isOpenedByLink(ctx) },
		{ shape: stepInputsSchema, initial: {}, getProgress: (inputs) => getProgress(wizard, inputs, ctx.say) },
		(before) => ({
			...before,
			...keepShownRows(before, { ...posted, step: step.name, blocks: listHeldBlocks(step, wizard) }),
			// A forward press shows what changed: after it, the record of today is what the client saw.
			[step.name]: earlierInput ?? dropUntouched(prefill, changed ?? typed, isForward ? undefined : shown),
		}),
	)
}

function leavesStep(payload: Record<string, unknown>) {
	return (
		['previous', 'later'].some((name) => Object.hasOwn(payload, name)) ||
		findPressedStep(payload) !== undefined
	)
}

function getProgress(wizard: Wizard, draft: StepInputs, say: Say) {
	const { steps, known } = wizard
	if (steps.length === 1) return undefined
	const journey = computeJourney(steps, resolveInputs(wizard, draft).value, say, known)
	return { step: getJourneyStep(journey, null).number, steps: steps.length }
}

/** Fields that any variant of the step may post. */
function listHeldBlocks({ name }: WizardStep, { steps, alsoHeld = [] }: Wizard) {
	return [...steps, ...alsoHeld].flatMap((step) => (step.name === name ? step.blocks : []))
}

interface SavedStep {
	form: ParsedForm<unknown>
	typed: StepInputs
	step: WizardStep
	/** Typed fields of this step whose record changed since the page was shown. */
	changed: readonly string[]
	/** The same for all steps, since they were typed. */
	overtaken: Partial<Record<string, readonly string[]>>
	draft: StepInputs
}

async function advanceWizard(
	ctx: WizardContext,
	wizard: Wizard,
	saved: SavedStep,
): Promise<Response | Answers> {
	const { form, typed, step, changed } = saved
	const { payload } = form.submission
	const { known = {}, words } = wizard
	const journey = computeJourney(wizard.steps, typed, ctx.say, known)
	const position = { number: numberOf(step, wizard) }
	if (Object.hasOwn(payload, 'previous'))
		return redirect(getStepHref(wizard, findNeighbourStep(journey, position, -1)?.number ?? 1), 303)
	const prefill = known[step.name]
	const { errors, values } = readAnswers(step.blocks, typed[step.name], ctx.say, { prefill, words })
	const isOld = await isOldForm(ctx, wizard.target, form)
	const changes = isOld ? {} : describeStepChanges(wizard, { step, typed, changed }, ctx.say)
	if (Object.keys({ ...errors, ...changes }).length > 0) {
		return answerInvalid(ctx, form, {
			errors: { ...describeIncomplete(ctx.say, wizard, errors), ...changes, ...errors },
		})
	}
	const answered = { typed: typed[step.name], values: { ...journey.values, ...values }, prefill }
	const question = isOld ? undefined : askDoubts(ctx, form, listAnswerDoubts(step.blocks, answered, ctx.say))
	if (question) return question
	const next = findNeighbourStep(journey, position, 1)
	const other = isOld ? undefined : findChangedStep(wizard, journey, saved, next)
	if (other) {
		ctx.session.notify('info', 'wizard.overtaken')
		return redirect(getStepHref(wizard, other.number), 303)
	}
	if (next) return redirect(getStepHref(wizard, next.number), 303)
	if (journey.isComplete) return collectAnswers(wizard, journey, saved, isOld)
	if (await wasSent(ctx, wizard, payload)) return { form, values: {}, typed: {} }
	ctx.session.notify('info', 'wizard.incomplete')
	return redirect(wizard.href, 303)
}

function collectAnswers(wizard: Wizard, journey: Journey, saved: SavedStep, isOld: boolean): Answers {
	const { values } = journey
	const leftOut = isOld ? [] : listLeftOut(wizard, saved.draft, values)
	return { form: addOtherQuestions(wizard, journey, saved), values, typed: saved.typed, leftOut }
}

/** Error of the whole form, where a questionnaire has one. */
function describeIncomplete(say: Say, { incomplete }: Wizard, errors: Errors) {
	if (incomplete === undefined || Object.keys(errors).length === 0) return undefined
	return { '': [say(lacksAnswers(errors, say) ? incomplete : 'wizard.checkMarked')] }
}

/** A step whose record is other than the client saw there: this one, and before the answers go out any. */
function findChangedStep(
	wizard: Wizard,
	{ stops, isComplete }: Journey,
	{ step, overtaken, draft }: SavedStep,
	next: JourneyStep | undefined,
) {
	const isLast = isComplete && !next
	return stops.find((stop) => {
		const { name } = stop.step
		if (isLast && (overtaken[name] ?? []).length > 0) return true
		const record = { blocks: listHeldBlocks(stop.step, wizard), draft, prefill: wizard.known?.[name] }
		return (isLast || stop.step === step) && hasChangedRows(stop, record)
	})
}

function describeStepChanges(
	{ words, known = {} }: Wizard,
	{ step, typed, changed }: Pick<SavedStep, 'step' | 'typed' | 'changed'>,
	say: Say,
) {
	const { blocks, name } = step
	return describeChanges(changed, { blocks, words, prefill: known[name], typed: typed[name] }, say)
}

/** A parallel submit was faster: removes the draft, which has been sent. */
async function wasSent(ctx: UsesOwner, { target }: Wizard, { [formIdField]: id }: Record<string, unknown>) {
	const owner = getRecordOwner(ctx)
	if (id === (await findFormId(owner, target.subject))) return false
	await removeDraft(owner, target.subject)
	return true
}

async function leave(
	{ session, say }: Uses<'say' | 'session'>,
	{ away = paths.dashboard(), onLeave }: Wizard,
	draft: StepInputs,
) {
	await onLeave?.('later')
	if (!hasAnswer(draft)) {
		session.notify('info', 'wizard.nothingYet')
		return redirect(away, 303)
	}
	const until = formatDate(toWallClock(new Date(Date.now() + draftLife)), say.language)
	session.notify('success', 'wizard.saved', { until })
	return redirect(away, 303)
}

function numberOf(step: WizardStep, { steps }: Wizard) {
	return steps.indexOf(step) + 1
}
