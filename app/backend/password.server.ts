import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)
const length = 32

/** `salt:key`, both base64url. */
export function hashPassword(password: string): string {
	const salt = randomBytes(16)
	return `${salt.toString('base64url')}:${scryptSync(password, salt, length).toString('base64url')}`
}

const nobody = hashPassword(randomBytes(16).toString('hex'))

/** Whether the password fits; takes the same time when there is no hash, so that nobody can probe for accounts. */
export async function isCorrectPassword(password: string, hash: string | undefined): Promise<boolean> {
	const [salt = '', key = ''] = (hash ?? nobody).split(':')
	const derived = await derive(password, Buffer.from(salt, 'base64url'), length)
	return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && hash !== undefined
}
