import { createHmac, timingSafeEqual } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const stepMs = 30_000

/** The six digits of RFC 6238 (SHA-1, 30 s) for a base32 secret at a moment. */
export function createTotp(secret: string, at: Date): string {
	return codeOfStep(secret, Math.floor(at.getTime() / stepMs))
}

/** Whether a code is right now, or one step of 30 s earlier or later; spaces are ignored. */
export function isTotp(code: string, secret: string, at: Date): boolean {
	const typed = Buffer.from(code.replaceAll(/\s/g, ''))
	const step = Math.floor(at.getTime() / stepMs)
	return [step - 1, step, step + 1].some((one) => {
		const right = Buffer.from(codeOfStep(secret, one))
		return right.length === typed.length && timingSafeEqual(right, typed)
	})
}

function codeOfStep(secret: string, step: number): string {
	const counter = Buffer.alloc(8)
	counter.writeBigUInt64BE(BigInt(step))
	const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest()
	const offset = digest.readUInt8(digest.length - 1) & 15
	const number = digest.readUInt32BE(offset) & 0x7fffffff
	return String(number % 1_000_000).padStart(6, '0')
}

function decodeBase32(secret: string): Buffer {
	const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
	return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
