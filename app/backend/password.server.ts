import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, { N: number }, Buffer>(scrypt)
const length = 32
export const safePasswordCost = 2 ** 14

/** `salt:key:cost`, the first two base64url; a hash of an older store has no cost, and the safe one. */
export function hashPassword(password: string, cost: number): string {
	const salt = randomBytes(16)
	const key = scryptSync(password, salt, length, { N: cost })
	return [salt.toString('base64url'), key.toString('base64url'), cost].join(':')
}

const nobody = hashPassword(randomBytes(16).toString('hex'), safePasswordCost)

/** Whether the password fits; takes the same time when there is no hash, so that nobody can probe for accounts. */
export async function isCorrectPassword(password: string, hash: string | undefined): Promise<boolean> {
	const [salt = '', key = '', cost = safePasswordCost] = (hash ?? nobody).split(':')
	const derived = await derive(password, Buffer.from(salt, 'base64url'), length, { N: Number(cost) })
	return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && hash !== undefined
}
