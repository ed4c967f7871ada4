import { expect, test } from 'vitest'
import { createSay } from '#app/i18n/say.server'
import { computeJourney, getJourneyStep, findNeighbourStep } from './journey.server'
import type { Question, WizardStep } from './question'

const say = createSay('nl', 'formal')
const yesNo = ['yes', 'no']
const running: Question = { kind: 'choice', name: 'running', answers: yesNo }
const steps: WizardStep[] = [
	{
		name: 'own',
		blocks: [
			{
				name: 'own',
				questions: [running, { kind: 'date', name: 'end', when: { names: ['running'], is: ['no'] } }],
			},
		],
	},
	{
		name: 'family',
		blocks: [{ name: 'family', questions: [{ kind: 'text', name: 'family' }] }],
		isAsked: ({ running: answer }) => answer !== 'no',
	},
	{
		name: 'house',
		blocks: [{ name: 'house', questions: [{ kind: 'money', name: 'worth', isOptional: true }] }],
		isAsked: ({ running: answer }) => answer !== 'no',
	},
	{
		name: 'advice',
		blocks: [{ name: 'advice', questions: [{ kind: 'choice', name: 'call', answers: yesNo }] }],
	},
]
const runs = { running: 'yes' }
const ended = { running: 'no', end: '31-12-2025' }

test.each([
	['nothing typed', {}, [1, 2, 3, 4], 1, false],
	['the first step', { own: runs }, [1, 2, 3, 4], 2, false],
	['two steps', { own: runs, family: { family: 'x' } }, [1, 2, 3, 4], 3, false],
	['an optional step seen', { own: runs, family: { family: 'x' }, house: {} }, [1, 2, 3, 4], 4, false],
	['all', { own: runs, family: { family: 'x' }, house: {}, advice: { call: 'no' } }, [1, 2, 3, 4], 4, true],
	['a short cut', { own: ended }, [1, 4], 4, false],
	['a short cut to its end', { own: ended, advice: { call: 'no' } }, [1, 4], 4, true],
	['a later step alone', { house: { worth: '1' } }, [1, 2, 3, 4], 1, false],
	['a step with a fault', { own: { running: 'no', end: '31-02-2025' } }, [1, 2, 3, 4], 1, false],
	['what is no step', { own: 'x', other: {} }, [1, 2, 3, 4], 1, false],
])('With %s typed the journey is known: its steps, the one to do next, whether it is whole', (...row) => {
	const [, typed, numbers, next, isComplete] = row
	const journey = computeJourney(steps, typed, say)
	expect(journey.stops.map(({ number }) => number)).toEqual(numbers)
	expect([getJourneyStep(journey, null).number, journey.isComplete]).toEqual([next, isComplete])
})

test('Forwards and backwards a short cut leaves the same steps out', () => {
	const journey = computeJourney(steps, { own: ended }, say)
	const forth = findNeighbourStep(journey, { number: 1 }, 1)
	expect([forth?.number, forth && findNeighbourStep(journey, forth, -1)?.number]).toEqual([4, 1])
	expect([
		findNeighbourStep(journey, { number: 4 }, 1),
		findNeighbourStep(journey, { number: 1 }, -1),
	]).toEqual([undefined, undefined])
})

test('Every step forwards is a step backwards', () => {
	const journey = computeJourney(steps, { own: runs, family: { family: 'x' }, house: {} }, say)
	for (const stop of journey.stops.slice(0, -1)) {
		const next = findNeighbourStep(journey, stop, 1)
		expect(next && findNeighbourStep(journey, next, -1)).toEqual(stop)
	}
})

test('Answers to what is no longer asked are left out', () => {
	const typed = {
		own: { running: 'no', end: '31-12-2025' },
		family: { family: 'x' },
		house: { worth: '250.000' },
		advice: { call: 'yes' },
	}
	expect(computeJourney(steps, typed, say).values).toEqual({ running: 'no', end: '2025-12-31', call: 'yes' })
	const again = { ...typed, own: { running: 'yes', end: '31-12-2025' } }
	expect(computeJourney(steps, again, say).values).toEqual({
		running: 'yes',
		family: 'x',
		worth: 250000,
		call: 'yes',
	})
})

test.each([
	['1', 1],
	['2', 2],
	['3', 3],
	['4', 3],
	['99', 3],
	['0', 1],
	['-1', 1],
	['-99', 1],
	[null, 3],
	['', 3],
	['x1', 3],
	['1x', 3],
	['12345', 3],
])('With two steps done the address ?step=%s leads to step %i', (requested, number) => {
	const journey = computeJourney(steps, { own: runs, family: { family: 'x' } }, say)
	expect(getJourneyStep(journey, requested).number).toBe(number)
})

test('Where a step is not asked, its number leads to the one before it', () => {
	const journey = computeJourney(steps, { own: ended }, say)
	expect(['2', '3', '4'].map((requested) => getJourneyStep(journey, requested).number)).toEqual([1, 1, 4])
})

test('A questionnaire that asks nothing is a fault of ours', () => {
	expect(() => getJourneyStep({ stops: [], isComplete: true, values: {} }, null)).toThrow(
		'A wizard asks something',
	)
})
