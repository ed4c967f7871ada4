import { expect, test } from 'vitest'
import { z } from 'zod/v4'
import { createSay } from '#app/i18n/say.server'
import type { FormReply } from '#app/request/form-reply'
import { createFeatureContext, fillIn } from '#tests/support/feature-context'
import { answerChanged } from './check-shown.server'

const terms = { facts: [] }
const rowsOf = (count: number) =>
	Array.from({ length: count }, (_, at) => ({ term: `Bedrag ${at}`, was: ['1'], now: ['2'] }))

async function readHeading(count: number, language: 'nl' | 'en') {
	const ctx = await createFeatureContext()
	const form = await fillIn(ctx, z.object({}))
	const changed = { title: 'Wat', labels: { what: 'a', was: 'b', now: 'c' }, rows: rowsOf(count) }
	const spoken = { ...ctx, say: createSay(language, 'formal') }
	const answer = answerChanged(spoken, form, { subject: 'action 11', changed, terms })
	return ((await answer.json()) as FormReply).summary
}

test.each([
	[1, 'Eén gegeven is intussen veranderd. Er is niets verstuurd.'],
	[2, '2 gegevens zijn intussen veranderd. Er is niets verstuurd.'],
	[7, '7 gegevens zijn intussen veranderd. Er is niets verstuurd.'],
])(
	'What changed meanwhile, %d of it, is the heading, and not that something went wrong',
	async (count, heading) => {
		expect(await readHeading(count, 'nl')).toBe(heading)
		expect(await readHeading(count, 'en')).toMatch(/changed in the meantime. Nothing has been sent.$/)
	},
)

test('Where nothing that can be shown changed the heading is that of the page', async () => {
	expect(await readHeading(0, 'nl')).toBe(createSay('nl', 'formal')('form.failed.refused'))
})
