import { redirect } from '@remix-run/node'
import { z } from 'zod/v4'
import { defineMap } from '#app/api/wire'
import type { Uses, UsesOwner } from '#app/request/context.server'
import { paths } from '#app/paths'
import { getRecordOwner } from '#app/submissions/record-owner.server'
import { findDraft, type DraftTarget } from '#app/submissions/draft.server'
import type { TextKey } from '#app/locales/texts'
import type { StepInputs } from './journey.server'
import type { EarlierAnswers } from '#app/submissions/earlier-answers.server'
import type { WizardStep, Values } from './question'
import type { QuestionTexts } from './question-texts'

export type WizardContext = UsesOwner<'outcome' | 'say' | 'session'>

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
	/** Default values by step name. */
	known?: StepInputs
	/** Last year's answers with their time (ms since 1970). */
	earlier?: EarlierAnswers
	/** Text above the questions of a step. */
	getFacts?: (step: string, values: Values) => StepFacts
	/** Why the wizard cannot be shown now. Posted input is still saved. */
	problem?: TextKey
	/** Target of "save and leave"; default: the dashboard. */
	away?: string
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

/** `version` grows with every save. */
export async function findStepInputs(ctx: UsesOwner, { target }: Pick<Wizard, 'target'>) {
	const draft = await findDraft(getRecordOwner(ctx), target.subject, stepInputsSchema)
	return draft ?? { value: {}, version: 0 }
}

export function redirectAway(
	{ session }: Uses<'session'>,
	{ away = paths.dashboard() }: Wizard,
	problem: TextKey,
) {
	session.notify('error', problem)
	return redirect(away, 303)
}

export function getStepHref({ href }: Pick<Wizard, 'href'>, number: number): string {
	return `${href}${href.includes('?') ? '&' : '?'}step=${number}`
}
