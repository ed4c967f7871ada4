import type { Prefill } from '#app/forms/prefill'
import type { Say } from '#app/i18n/say.server'
import type { WizardStep, Values } from './question'
import { readAnswers } from './read-answers.server'

/** Raw input by step name. */
export type StepInputs = Record<string, unknown>

/** A step that this client is asked. */
export interface JourneyStep {
	step: WizardStep
	/** From 1. */
	number: number
	isDone: boolean
	/** All steps before it are done. */
	isReachable: boolean
	/** Valid answers. */
	values: Values
}

export interface Journey {
	stops: JourneyStep[]
	isComplete: boolean
	/** Answers of completed steps only. */
	values: Values
}

/** Computed from the input, never stored. Skips steps and answers whose condition is not met. */
export function computeJourney(
	steps: readonly WizardStep[],
	typed: StepInputs,
	say: Say,
	known: Readonly<Record<string, Prefill>> = {},
): Journey {
	const stops: JourneyStep[] = []
	let values: Values = {}
	let isReachable = true
	for (const [at, step] of steps.entries()) {
		if (step.isAsked && !step.isAsked(values)) continue
		const read = readAnswers(step.blocks, typed[step.name], say, { prefill: known[step.name] })
		const isDone = Object.hasOwn(typed, step.name) && Object.keys(read.errors).length === 0
		stops.push({ step, number: at + 1, isDone, isReachable, values: read.values })
		isReachable &&= isDone
		if (isReachable) values = { ...values, ...read.values }
	}
	return { stops, isComplete: isReachable, values }
}

/** The step in `?step=`, or the last reachable one before it; without a number, the first incomplete step. */
export function getJourneyStep({ stops }: Journey, requested: string | null): JourneyStep {
	const reachable = stops.filter((stop) => stop.isReachable)
	const number = requested !== null && /^-?\d{1,4}$/.test(requested) ? Number(requested) : undefined
	const requestedStop =
		number === undefined
			? reachable.find(({ isDone }) => !isDone)
			: (reachable.findLast((stop) => stop.number <= number) ?? reachable[0])
	const stop = requestedStop ?? reachable.at(-1)
	if (!stop) throw new Error('A wizard asks something')
	return stop
}

export function findNeighbourStep(
	{ stops }: Journey,
	{ number }: Pick<JourneyStep, 'number'>,
	by: 1 | -1,
): JourneyStep | undefined {
	return stops[stops.findIndex((stop) => stop.number === number) + by]
}
