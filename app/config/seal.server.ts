import {
	createCipheriv,
	createDecipheriv,
	createHash,
	createHmac,
	randomBytes,
	timingSafeEqual,
} from 'node:crypto'
import { getConfig } from './config.server'

const ivLength = 12
const tagLength = 16

function deriveKey(purpose: string, value: string, secret: string) {
	return createHmac('sha256', secret).update(`${purpose}\n${value}`).digest()
}

export function deriveKeys(purpose: string, value: string): Keys {
	const [first, ...older] = getConfig().SESSION_SECRET
	return [deriveKey(purpose, value, first), ...older.map((secret) => deriveKey(purpose, value, secret))]
}

type Keys = readonly [Buffer, ...Buffer[]]

/** A signature, or a pseudonym of `value`. */
export function sign(purpose: string, value: string) {
	return deriveKeys(purpose, value)[0].toString('base64url')
}

export function listSignatures(purpose: string, value: string) {
	return deriveKeys(purpose, value).map((key) => key.toString('base64url'))
}

/** Compares in constant time. */
export function verify(purpose: string, value: string, signature: string) {
	const actual = Buffer.from(signature)
	return listSignatures(purpose, value)
		.map((text) => Buffer.from(text))
		.some((expected) => actual.length === expected.length && timingSafeEqual(actual, expected))
}

export function computeHash(secret: string) {
	return createHash('sha256').update(secret).digest('base64url')
}

/** AES-256-GCM, bound to one place. */
export function seal([key]: Keys, context: string, value: unknown): string {
	const iv = randomBytes(ivLength)
	const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context))
	const body = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()])
	return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

/** Undefined for other keys, another place or changed text. */
export function unseal(keys: Keys, context: string, text: string): unknown {
	const bytes = Buffer.from(text, 'base64url')
	// Decoding ignores padding and stray characters, so the text is compared with its only spelling.
	if (bytes.toString('base64url') !== text) return undefined
	for (const key of keys) {
		const opened = open(key, context, bytes)
		if (opened !== undefined) return opened
	}
	return undefined
}

function open(key: Buffer, context: string, bytes: Buffer): unknown {
	if (bytes.length < ivLength + tagLength) return undefined
	const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength))
		.setAAD(Buffer.from(context))
		.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
	try {
		const body = Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()])
		return JSON.parse(body.toString())
	} catch {
		return undefined
	}
}

const sealerKeys = new WeakMap<readonly string[], Map<string, Keys>>()

function getSealerKeys(purpose: string): Keys {
	const secrets = getConfig().SESSION_SECRET
	const known = sealerKeys.get(secrets) ?? new Map<string, Keys>()
	const keys = known.get(purpose) ?? deriveKeys(purpose, '')
	sealerKeys.set(secrets, known.set(purpose, keys))
	return keys
}

/** Seals a value that a browser returns. */
export function createSealer(purpose: string, context = purpose) {
	return {
		seal: (value: unknown) => seal(getSealerKeys(purpose), context, value),
		unseal: (text: unknown) =>
			typeof text === 'string' ? unseal(getSealerKeys(purpose), context, text) : undefined,
	}
}
