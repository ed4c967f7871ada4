import { redirect } from '@remix-run/node'
import type { Uses, UsesOwner } from '#app/request/context.server'
import { formIdField } from '#app/request/form-id-field'
import { answerInvalid, type ParsedForm } from '#app/forms/parse-form.server'
import { readForm } from '#app/request/read-form.server'
import type { Say } from '#app/i18n/say.server'
import { formatDate } from '#app/lib/format-date'
import { toWallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { getRecordOwner } from '#app/submissions/record-owner.server'
import { updateDraft, draftLife, removeDraft } from '#app/submissions/draft.server'
import { findFormId } from '#app/submissions/form-ids.server'
import { computeJourney, findNeighbourStep, getJourneyStep, type StepInputs } from './journey.server'
import type { WizardStep, Values } from './question'
import { readAnswers } from './read-answers.server'
import { changeRows, findPressedStep, getStepButton } from './form-buttons'
import { parseTyped } from './questions.server'
import { getStepHref, redirectAway, stepInputsSchema, type Wizard, type WizardContext } from './wizard.server'

export interface Answers {
	form: ParsedForm<unknown>
	values: Values
	/** Raw input, which determines the number of rows. */
	typed: StepInputs
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
	return answers instanceof Response ? answers : send(answers)
}

/**
 * Saves the input for every button, then redirects or shows the errors. Returns the answers after the last step, and
 * empty answers when they were already sent, so that `sendOnce` reports it.
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
	const { form, typed: stepFields } = parseTyped(fields, request, listHeldBlocks(step, wizard), buttons)
	const { payload } = form.submission
	if (wizard.target.isDone) return { form, values: {}, typed: {} }
	const changed = changeRows(step.blocks, stepFields)
	const earlierInput = Object.hasOwn(payload, 'same') ? wizard.earlier?.typed[step.name] : undefined
	const typed = await updateDraft(
		getRecordOwner(ctx),
		wizard.target,
		{ shape: stepInputsSchema, initial: {}, getProgress: (inputs) => getProgress(wizard, inputs, ctx.say) },
		(before) => ({ ...before, [step.name]: earlierInput ?? changed?.typed ?? stepFields }),
	)
	if (wizard.problem) return redirectAway(ctx, wizard, wizard.problem)
	if (changed) return redirect(`${getStepHref(wizard, numberOf(step, wizard))}#${changed.anchor}`, 303)
	if (Object.hasOwn(payload, 'later')) return leave(ctx, wizard)
	const requestedStep = findPressedStep(payload)
	if (requestedStep !== undefined) return redirect(getStepHref(wizard, requestedStep), 303)
	return advanceWizard(ctx, wizard, { form, typed, step })
}

function getProgress({ steps }: Wizard, typed: StepInputs, say: Say) {
	if (steps.length === 1) return undefined
	return { step: getJourneyStep(computeJourney(steps, typed, say), null).number, steps: steps.length }
}

/** Fields that any variant of the step may post. */
function listHeldBlocks({ name }: WizardStep, { steps, alsoHeld = [] }: Wizard) {
	return [...steps, ...alsoHeld].flatMap((step) => (step.name === name ? step.blocks : []))
}

async function advanceWizard(
	ctx: WizardContext,
	wizard: Wizard,
	{ form, typed, step }: { form: ParsedForm<unknown>; typed: StepInputs; step: WizardStep },
): Promise<Response | Answers> {
	const { payload } = form.submission
	const journey = computeJourney(wizard.steps, typed, ctx.say)
	const position = { number: numberOf(step, wizard) }
	if (Object.hasOwn(payload, 'previous'))
		return redirect(getStepHref(wizard, findNeighbourStep(journey, position, -1)?.number ?? 1), 303)
	const { errors } = readAnswers(step.blocks, typed[step.name], ctx.say)
	if (Object.keys(errors).length > 0) {
		const ofForm = wizard.incomplete && { '': [ctx.say(wizard.incomplete)] }
		return answerInvalid(ctx, form, { errors: { ...ofForm, ...errors } })
	}
	const next = findNeighbourStep(journey, position, 1)
	if (next) return redirect(getStepHref(wizard, next.number), 303)
	if (journey.isComplete) return { form, values: journey.values, typed }
	if (await wasSent(ctx, wizard, payload)) return { form, values: {}, typed: {} }
	ctx.session.notify('info', 'wizard.incomplete')
	return redirect(wizard.href, 303)
}

/** A parallel submit was faster: removes the draft, which has been sent. */
async function wasSent(ctx: UsesOwner, { target }: Wizard, { [formIdField]: id }: Record<string, unknown>) {
	const owner = getRecordOwner(ctx)
	if (id === (await findFormId(owner, target.subject))) return false
	await removeDraft(owner, target.subject)
	return true
}

function leave({ session, say }: Uses<'say' | 'session'>, { away = paths.dashboard() }: Wizard) {
	const until = formatDate(toWallClock(new Date(Date.now() + draftLife)), say.language)
	session.notify('success', 'wizard.saved', { until })
	return redirect(away, 303)
}

function numberOf(step: WizardStep, { steps }: Wizard) {
	return steps.indexOf(step) + 1
}
