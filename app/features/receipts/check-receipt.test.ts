import { expect, test } from 'vitest'
import { createFeatureContext, post } from '#tests/support/feature-context'
import { requireToken } from '#app/limits/limits.server'
import { checkReceipt } from './check-receipt.server'

test('Checking is limited like signing in: the 101st check of an hour from one address waits, and signing in does not', async () => {
	const ctx = { ...(await createFeatureContext()), clientAddress: '192.0.2.77' }
	const check = async () => {
		const answer = await checkReceipt(ctx, post({ text: 'Nummer: 1' }))
		return answer instanceof Response ? answer.status : 200
	}
	const statuses: number[] = []
	for (let count = 0; count <= 100; count += 1) statuses.push(await check())
	expect(new Set(statuses.slice(0, 100))).toEqual(new Set([422]))
	expect(statuses[100]).toBe(429)
	await requireToken('failures', ctx.clientAddress)
})
