import { redirect } from '@remix-run/node'
import { z } from 'zod/v4'
import { defineMap } from '#app/session/define-map'
import type { Uses, UsesOwner } from '#app/request/context.server'
import { createTable } from '#app/lib/look-up'
import { paths } from '#app/paths'
import type { Prefill } from '#app/forms/prefill'
import { listOvertaken, mergeTyped } from '#app/forms/prefilled-fields'
import { getRecordOwner } from '#app/submissions/record-owner.server'
import { findDraft, type DraftTarget } from '#app/submissions/draft.server'
import type { TextKey } from '#app/locales/texts'
import { computeJourney, type StepInputs } from './journey.server'
import type { EarlierAnswers } from '#app/submissions/earlier-answers.server'
import type { WizardStep, Values } from './question'
import type { QuestionTexts } from './question-texts'

export type WizardContext = UsesOwner<'outcome' | 'queryTokens' | 'say' | 'session'>

/** A questionnaire for one client. */
export interface Wizard {
	/** Subject of its draft, and the action it completes. */
	target: DraftTarget & { isDone?: boolean }
	/** May have a query; `step` is appended to it. */
	href: string
	/** Default: the name of the action. */
	title?: string
	steps: readonly WizardStep[]
	/** Variants of steps for other clients: their input is kept in the draft although they are not asked now. */
	alsoHeld?: readonly WizardStep[]
	words: QuestionTexts & { steps: Record<string, string> }
	/** Defaults and fields that the record fills in, by step name. */
	known?: Readonly<Record<string, Prefill>>
	/** Last year's answers with their time (ms since 1970). */
	earlier?: EarlierAnswers
	/** Text above the questions of a step. */
	getFacts?: (step: string, values: Values) => StepFacts
	/** Why the wizard cannot be shown now. Posted input is still saved. */
	problem?: TextKey
	/** Instead of `problem` while nothing is saved. */
	earlyProblem?: TextKey
	/** Target of "save and leave"; default: the dashboard. */
	away?: string
	/** Ends the visit of a guest who leaves. */
	onLeave?: (why: 'later' | 'problem') => Promise<void>
	/** Message for the whole form when an answer is invalid. */
	incomplete?: TextKey
	/** Label of the last button, and the note about what it sends. */
	submit: string
	sends: string
}

export interface StepFacts {
	title?: string
	html?: { html: string; lang?: string }
	facts?: { term: string; detail: string }[]
}

/** Posted fields by step name. */
export const stepInputsSchema = defineMap(z.unknown())

/** Texts of all fields of the steps with a draft. `version` grows with every save. */
export async function findStepInputs(ctx: UsesOwner, wizard: Pick<Wizard, 'target' | 'known'>) {
	const draft = await findDraft(getRecordOwner(ctx), wizard.target.subject, stepInputsSchema)
	return { ...resolveInputs(wizard, draft?.value ?? {}), version: draft?.version ?? 0 }
}

/** `overtaken` has the typed fields whose record changed since, by step name. */
export function resolveInputs({ known = {} }: Pick<Wizard, 'known'>, draft: StepInputs) {
	const inputs = Object.entries(draft).map(
		([step, typed]) => [step, mergeTyped(known[step] ?? {}, typed)] as const,
	)
	const overtaken = Object.entries(draft).map(
		([step, typed]) => [step, listOvertaken(known[step] ?? {}, typed)] as const,
	)
	return { value: createTable<StepInputs[string]>(inputs), overtaken: createTable<string[]>(overtaken) }
}

export async function redirectAway(
	{ session }: Uses<'session'>,
	{ away = paths.dashboard(), onLeave }: Wizard,
	problem: TextKey,
) {
	await onLeave?.('problem')
	session.notify('error', problem)
	return redirect(away, 303)
}

export function getStepHref({ href }: Pick<Wizard, 'href'>, number: number): string {
	return `${href}${href.includes('?') ? '&' : '?'}step=${number}`
}

/** Valid answers of all steps of a draft and of `more`, also behind a step that is not complete. */
export async function findAllAnswers(
	ctx: UsesOwner<'say'>,
	wizard: Pick<Wizard, 'known' | 'steps' | 'target'>,
	more: StepInputs = {},
) {
	const draft = await findDraft(getRecordOwner(ctx), wizard.target.subject, stepInputsSchema)
	const { value: typed } = resolveInputs(wizard, { ...draft?.value, ...more })
	const { stops } = computeJourney(wizard.steps, typed, ctx.say, wizard.known)
	const values = stops.reduce<Values>((all, stop) => ({ ...all, ...stop.values }), {})
	return { typed, values, hasDraft: draft !== undefined }
}
