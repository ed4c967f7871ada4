import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, { N: number }, Buffer>(scrypt)
const length = 32
export const safePasswordCost = 2 ** 14

/** `salt:key:cost`, the first two in base64url; hashes of older stores have no cost. */
export function hashPassword(password: string, cost: number): string {
	const salt = randomBytes(16)
	const key = scryptSync(password, salt, length, { N: cost })
	return [salt.toString('base64url'), key.toString('base64url'), cost].join(':')
}

const nobody = hashPassword(randomBytes(16).toString('hex'), safePasswordCost)

/** Takes the same time without a hash, so accounts cannot be probed. */
export async function isCorrectPassword(password: string, hash: string | undefined): Promise<boolean> {
	const [salt = '', key = '', cost = safePasswordCost] = (hash ?? nobody).split(':')
	const derived = await derive(password, Buffer.from(salt, 'base64url'), length, { N: Number(cost) })
	return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && hash !== undefined
}
