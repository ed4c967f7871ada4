import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Secret, TOTP } from 'otpauth'

/** Six digits of RFC 6238 (SHA-1, 30 s) for a base32 secret. */
export function createTotp(secret: string, at: Date): string {
	return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() })
}

/** Accepts codes of the current, previous and next step of 30 s; ignores spaces. */
export function isValidTotp(code: string, secret: string, at: Date): boolean {
	const token = code.replaceAll(/\s/g, '')
	const delta = TOTP.validate({
		token,
		secret: Secret.fromBase32(secret),
		timestamp: at.getTime(),
		window: 1,
	})
	return delta !== null
}

/** 160 bits in base32, as RFC 4226 advises. */
export function createTotpSecret(): string {
	return new Secret({ size: 20 }).base32
}

export function createTotpUrl(secret: string, issuer: string, label: string): string {
	return new TOTP({ issuer, label, secret }).toString()
}

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
