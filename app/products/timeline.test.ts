import { expect, test } from 'vitest'
import { createFeatureContext } from '#tests/support/feature-context'
import { timelineSchema } from '#app/api/resources/timeline'
import { buildProductTimeline } from './timeline'

const done = { completed: true, active: false }
const active = { completed: false, active: true }
const both = { completed: true, active: true }
const neither = { completed: false, active: false }

test.each([
	['one is active', [done, active, neither], ['done', 'now', 'later']],
	['one is completed and active at once', [done, both, neither], ['done', 'now', 'later']],
	['all that were reached are active', [both, both, active, neither], ['done', 'done', 'now', 'later']],
	['all that were reached are both', [both, both, neither], ['done', 'now', 'later']],
	['two are active', [done, active, active], ['done', 'now', 'later']],
	[
		'one is of unread state',
		[done, { completed: 'misschien', active: false }, neither],
		['done', 'unknown', 'later'],
	],
	['none is active', [done, done, neither], ['done', 'done', 'later']],
])('Each step has one state, and at most one is under way: %s', async (_words, flags, states) => {
	const { say } = await createFeatureContext()
	const steps = timelineSchema.parse(flags.map((flag, index) => ({ label: `Stap ${index}`, ...flag })))
	expect(
		buildProductTimeline('Voortgang', { hasTimeline: true, timeline: steps }, say)?.steps.map(
			({ state }) => state,
		),
	).toEqual(states)
})

test('Steps that could not be read are said to be missing, also when none is left', async () => {
	const { say } = await createFeatureContext()
	for (const left of [[], [{ label: 'Stap', ...done }]]) {
		const steps = timelineSchema.parse([...left, { label: { odd: true } }])
		expect(buildProductTimeline('Voortgang', { hasTimeline: true, timeline: steps }, say)).toMatchObject({
			note: say(left.length === 0 ? 'unread.value' : 'unread.list'),
			steps: left.map(({ label }) => ({ label })),
		})
	}
})
