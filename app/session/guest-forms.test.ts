import { expect, test } from 'vitest'
import { createFeatureContext } from '#tests/support/feature-context'
import { limitGuestForms } from './guest-forms.server'

const form = { address: '/mortgage-check/7', fields: [['name', 'half']] as [string, string][] }

/** A guest of this address leaves a form; resolves with whether it is still there. */
async function leaveForm(address: string) {
	const { session } = await createFeatureContext()
	await session.changeForms('guestForm', () => [form])
	await limitGuestForms(session.owner, address)
	return async () => (await session.listForms('guestForm')).length === 1
}

test('Of one address the forms of its twenty newest guests stay, and nobody else loses theirs', async () => {
	const neighbour = await leaveForm('192.0.2.2')
	const kept = []
	for (let guest = 0; guest < 22; guest += 1) kept.push(await leaveForm('192.0.2.1'))
	const are = await Promise.all(kept.map((isThere) => isThere()))
	expect(are).toEqual(kept.map((_, guest) => guest >= 2))
	expect(await neighbour()).toBe(true)
})

test('A thousand guests in all keep their forms in a process, whatever their addresses', async () => {
	const first = await leaveForm('198.51.100.1')
	for (let guest = 0; guest < 1_000; guest += 1) await limitGuestForms(`owner ${guest}`, `address ${guest}`)
	expect(await first()).toBe(false)
})
