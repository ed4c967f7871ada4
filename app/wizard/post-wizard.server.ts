import { redirect } from '@remix-run/node'
import { z } from 'zod/v4'
import type { Visit } from '#app/context.server'
import { formIdField } from '#app/forms/form-id-field'
import { invalid, parseFields, type ParsedForm } from '#app/forms/parse-form.server'
import { readForm } from '#app/forms/read-form.server'
import { formTokenField } from '#app/form-token'
import { formatDate } from '#app/lib/format-date'
import { wallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { deskOf } from '#app/sending/desk.server'
import { changeDraft, draftLife, removeDraft } from '#app/sending/draft.server'
import { findFormId } from '#app/sending/form-ids.server'
import { journeyOf, stopBeside, type Typed } from './journey.server'
import type { Step, Values } from './question'
import { readAnswers } from './read-answers.server'
import { changeRows, rowButtons } from './change-rows'
import { namesIn } from './field-names'
import { stepHref, turnBack, typedSteps, type Wizard } from './wizard.server'

/** All that was answered, to be sent. */
export interface Answers {
	form: ParsedForm<unknown>
	values: Values
	/** What was typed, by step: it tells how many rows a block has. */
	typed: Typed
}

const posted = z.looseObject({})
const moves = ['step', 'next', 'previous', 'later', 'same']
const ours = [formTokenField, formIdField, ...moves]

/**
 * Takes a step: keeps what was typed, whatever the button, and leads on, back, away, or to the step again with what is wrong
 * with it. Gives the answers when the last step was taken and nothing is left to ask; none when it was sent before, for
 * `sendOnce` to say so.
 */
export async function postWizard(
	visit: Visit,
	wizard: Wizard,
	request: Request,
): Promise<Response | Answers> {
	const given = await readForm(request)
	const step = wizard.steps.find(({ name }) => name === given.get('step'))
	if (!step) return redirect(wizard.href, 303)
	const form = parseFields(given, posted, request, { names: namesOf(step, wizard), buttons: rowButtons })
	const { payload } = form.submission
	if (wizard.place.isDone) return { form, values: {}, typed: {} }
	const fields = Object.fromEntries(Object.entries(payload).filter(([name]) => !ours.includes(name)))
	const changed = changeRows(step.blocks, fields)
	const again = 'same' in payload ? wizard.earlier?.typed[step.name] : undefined
	const typed = await changeDraft(
		deskOf(visit),
		wizard.place,
		{ shape: typedSteps, initial: {} },
		(before) => ({ ...before, [step.name]: again ?? changed?.typed ?? fields }),
	)
	if (wizard.problem) return turnBack(visit, wizard, wizard.problem)
	if (changed) return redirect(`${stepHref(wizard, numberOf(step, wizard))}#${changed.anchor}`, 303)
	if ('later' in payload) return leave(visit, wizard)
	return goOn(visit, wizard, form, typed, step)
}

/** The names that a step may post. */
function namesOf({ name }: Step, { steps, alsoHeld = [] }: Wizard) {
	const held = [...steps, ...alsoHeld].filter((step) => step.name === name)
	return new Set([...moves, ...held.flatMap(({ blocks }) => namesIn(blocks))])
}

async function goOn(
	visit: Visit,
	wizard: Wizard,
	form: ParsedForm<unknown>,
	typed: Typed,
	step: Step,
): Promise<Response | Answers> {
	const { payload } = form.submission
	const journey = journeyOf(wizard.steps, typed, visit.say)
	const place = { number: numberOf(step, wizard) }
	if ('previous' in payload)
		return redirect(stepHref(wizard, stopBeside(journey, place, -1)?.number ?? 1), 303)
	const { errors } = readAnswers(step.blocks, typed[step.name], visit.say)
	if (Object.keys(errors).length > 0) {
		const ofForm = wizard.incomplete && { '': [visit.say(wizard.incomplete)] }
		return invalid(visit, form, [], { ...ofForm, ...errors })
	}
	const next = stopBeside(journey, place, 1)
	if (next) return redirect(stepHref(wizard, next.number), 303)
	if (journey.isComplete) return { form, values: journey.values, typed }
	if (await wasSent(visit, wizard, payload)) return { form, values: {}, typed: {} }
	visit.session.notify('info', 'wizard.incomplete')
	return redirect(wizard.href, 303)
}

/** Whether another press of the same form was faster: what it sent is no draft any more, nor is this. */
async function wasSent(visit: Visit, { place }: Wizard, { [formIdField]: id }: Record<string, unknown>) {
	const desk = deskOf(visit)
	if (id === (await findFormId(desk, place.subject))) return false
	await removeDraft(desk, place.subject)
	return true
}

/** Away from a questionnaire that is kept. */
function leave({ session, say }: Visit, { away = paths.dashboard() }: Wizard) {
	const until = formatDate(wallClock(new Date(Date.now() + draftLife)), say.language)
	session.notify('success', 'wizard.saved', { until })
	return redirect(away, 303)
}

function numberOf(step: Step, { steps }: Wizard) {
	return steps.indexOf(step) + 1
}
