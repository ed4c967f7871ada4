import type { Say } from '#app/i18n/say.server'
import type { WizardStep, Values } from './question'
import { readAnswers } from './read-answers.server'

/** What was typed, by the name of its step. */
export type StepInputs = Record<string, unknown>

/** A step that is asked of this client. */
export interface JourneyStep {
	step: WizardStep
	/** Its place in the table, from 1. */
	number: number
	isDone: boolean
	/** All before it is done. */
	isReachable: boolean
	/** Its answers, as far as they can be read. */
	values: Values
}

export interface Journey {
	stops: JourneyStep[]
	/** Every step that is asked is done. */
	isComplete: boolean
	/** The answers of the steps that are asked and done, and of no other. */
	values: Values
}

/**
 * Where a client stands: computed from what was typed, never stored. Steps that are not asked any more, and
 * answers whose condition no longer holds, are left out.
 */
export function computeJourney(steps: readonly WizardStep[], typed: StepInputs, say: Say): Journey {
	const stops: JourneyStep[] = []
	let values: Values = {}
	let isReachable = true
	for (const [at, step] of steps.entries()) {
		if (step.isAsked && !step.isAsked(values)) continue
		const read = readAnswers(step.blocks, typed[step.name], say)
		const isDone = Object.hasOwn(typed, step.name) && Object.keys(read.errors).length === 0
		stops.push({ step, number: at + 1, isDone, isReachable, values: read.values })
		isReachable &&= isDone
		if (isReachable) values = { ...values, ...read.values }
	}
	return { stops, isComplete: isReachable, values }
}

/** The stop that `?step=` asks for, or the last one before it that can be reached; without a number the first to do. */
export function getJourneyStep({ stops }: Journey, requested: string | null): JourneyStep {
	const reachable = stops.filter((stop) => stop.isReachable)
	const wanted = requested !== null && /^-?\d{1,4}$/.test(requested) ? Number(requested) : undefined
	const found =
		wanted === undefined
			? reachable.find(({ isDone }) => !isDone)
			: (reachable.findLast(({ number }) => number <= wanted) ?? reachable[0])
	const stop = found ?? reachable.at(-1)
	if (!stop) throw new Error('A wizard asks something')
	return stop
}

/** The stop behind or in front of this one; undefined at the ends. */
export function findNeighbourStep(
	{ stops }: Journey,
	{ number }: Pick<JourneyStep, 'number'>,
	by: 1 | -1,
): JourneyStep | undefined {
	return stops[stops.findIndex((stop) => stop.number === number) + by]
}
