import { expect, test } from 'vitest'
import { z } from 'zod/v4'
import { ApiFailure, ApiUnreachable, ContractViolation } from '#app/api/errors'
import { createFeatureContext } from '#tests/support/feature-context'
import { answerFailed, answerInvalid, parseFields } from './parse-form.server'

const form = () =>
	parseFields(new URLSearchParams({ name: 'x' }), z.object({ name: z.string() }), { url: 'https://a.nl/' })
const lost = Object.assign(new ApiUnreachable({ cause: 'reset' }), { mayHaveArrived: true })

test.each([
	['refused', undefined, new ApiFailure(422, 'valueOutOfRange')],
	['failed', '5xx', new ApiFailure(500, undefined)],
	['failed', 'noAnswer', new ApiUnreachable({ cause: 'refused', wasSent: false })],
	['failed', 'broken', new ContractViolation('/api/actions')],
	['lost', 'noAnswer', lost],
])('A send is %s where the fault of the API is %s', async (sent, fault, error) => {
	const ctx = await createFeatureContext()
	await answerFailed(ctx, form(), error)
	expect(ctx.outcome).toMatchObject({ sent, ...(fault && { fault }) })
})

test('A form with an error is refused, and one that is asked about is held', async () => {
	const [wrong, asked] = [await createFeatureContext(), await createFeatureContext()]
	answerInvalid(wrong, form(), { errors: { name: ['x'] } })
	answerInvalid(asked, form(), { confirm: { name: 'sure', label: 'Ja' } })
	expect([wrong.outcome, asked.outcome]).toMatchObject([{ sent: 'refused' }, { sent: 'held' }])
})
