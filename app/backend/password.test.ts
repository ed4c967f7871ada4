import { expect, test } from 'vitest'
import { hashPassword, isCorrectPassword, safePasswordCost } from './password.server'

const password = 'Welkom-2026!'

test.each([2, safePasswordCost])(
	'A password fits its own hash and no other, at a cost of %i',
	async (cost) => {
		const hash = hashPassword(password, cost)
		expect(await isCorrectPassword(password, hash)).toBe(true)
		expect(await isCorrectPassword('Welkom-2027!', hash)).toBe(false)
		expect(await isCorrectPassword(password, hashPassword('Welkom-2027!', cost))).toBe(false)
	},
)

test('A hash of an older store, which tells no cost, is as safe as it was', async () => {
	const [salt, key] = hashPassword(password, safePasswordCost).split(':')
	expect(await isCorrectPassword(password, `${salt}:${key}`)).toBe(true)
})

test('Without a hash no password is right', async () => {
	expect(await isCorrectPassword(password, undefined)).toBe(false)
})
