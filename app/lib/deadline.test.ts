import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { withDeadline } from './deadline'

const tooLate = () => new Error('too late')

test('What does not answer is given up, and an answer in time counts', async () => {
	await expect(withDeadline(new Promise(() => undefined), 40, tooLate)).rejects.toThrow('too late')
	await expect(withDeadline(wait(5, 'answer'), 2_000, tooLate)).resolves.toBe('answer')
})

test('An answer that a held event loop could not read in time is taken', async () => {
	const asked = withDeadline(wait(60, 'answer'), 200, tooLate)
	const held = performance.now() + 300
	while (performance.now() < held);
	await expect(asked).resolves.toBe('answer')
	const unsent = withDeadline(
		Promise.resolve().then(() => wait(50, 'later')),
		200,
		tooLate,
	)
	const again = performance.now() + 300
	while (performance.now() < again);
	await expect(unsent).resolves.toBe('later')
})
