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

/** What a questionnaire asks of its request. */
export type WizardContext = UsesOwner<'outcome' | 'say' | 'session'>

/** A questionnaire of one client: its table of steps, and what is known before anything is typed. */
export interface Wizard {
	/** Where its draft is kept, and the action point it finishes. */
	target: DraftTarget & { isDone?: boolean }
	/** Its address, which may ask something; `step` is added to it. */
	href: string
	/** The page's title; absent: what the action point is called. */
	title?: string
	steps: readonly WizardStep[]
	/** Steps as others are asked them: what was typed there is kept, though it is not asked just now. */
	alsoHeld?: readonly WizardStep[]
	words: QuestionTexts & { steps: Record<string, string> }
	/** What the fields of a step show before the client typed there, by the name of the step. */
	known?: StepInputs
	/** What was answered the last time, when (milliseconds since 1970); a step may give it again. */
	earlier?: EarlierAnswers
	/** What is told above the questions of a step, after the answers so far. */
	tell?: (step: string, values: Values) => StepFacts
	/** Why it cannot be shown now; what is typed is kept all the same. */
	problem?: TextKey
	/** Where one goes who leaves it; the dashboard unless told. */
	away?: string
	/** Said of the whole form when an answer is wrong. */
	incomplete?: TextKey
	/** What the last button says, and what it sends. */
	submit: string
	sends: string
}

/** The firm's words, and facts. */
export interface StepFacts {
	title?: string
	html?: { html: string; lang?: string }
	facts?: { term: string; detail: string }[]
}

/** A step's fields as they were posted, by the name of their step. */
export const stepInputsSchema = defineMap(z.unknown())

/** What was typed so far; `version` grows each time it is kept. */
export async function findStepInputs(ctx: UsesOwner, { target }: Pick<Wizard, 'target'>) {
	const found = await findDraft(getRecordOwner(ctx), target.subject, stepInputsSchema)
	return found ?? { value: {}, version: 0 }
}

/** Away, with the reason why a questionnaire cannot be shown now. */
export function redirectAway(
	{ session }: Uses<'session'>,
	{ away = paths.dashboard() }: Wizard,
	problem: TextKey,
) {
	session.notify('error', problem)
	return redirect(away, 303)
}

/** The address of a step. */
export function getStepHref({ href }: Pick<Wizard, 'href'>, number: number): string {
	return `${href}${href.includes('?') ? '&' : '?'}step=${number}`
}
