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

/** 32 bytes that only who knows the server's secret and `value` can make; `purpose` keeps uses apart. */
function deriveKey(purpose: string, value: string, secret: string) {
	return createHmac('sha256', secret).update(`${purpose}\n${value}`).digest()
}

/** The same by today's secret, which seals, and by those before it, which open what was sealed with them. */
export function deriveKeys(purpose: string, value: string): Keys {
	const [first, ...older] = getConfig().SESSION_SECRET
	return [deriveKey(purpose, value, first), ...older.map((secret) => deriveKey(purpose, value, secret))]
}

type Keys = readonly [Buffer, ...Buffer[]]

/** The signature of `value`, or a name for it by which nobody finds it. */
export function sign(purpose: string, value: string) {
	return deriveKeys(purpose, value)[0].toString('base64url')
}

/** Its signatures by today's secret and by those before it: whoever looks for a name may find any of them. */
export function listSignatures(purpose: string, value: string) {
	return deriveKeys(purpose, value).map((key) => key.toString('base64url'))
}

/** Whether a signature is ours, for this purpose and value; in a time that tells nothing. */
export function verify(purpose: string, value: string, signature: string) {
	const given = Buffer.from(signature)
	return listSignatures(purpose, value)
		.map((text) => Buffer.from(text))
		.some((expected) => given.length === expected.length && timingSafeEqual(given, expected))
}

/** The name a secret is stored under: nobody finds the secret by it. */
export function computeHash(secret: string) {
	return createHash('sha256').update(secret).digest('base64url')
}

/** A value as an unreadable text that fits one place only (AES-256-GCM). */
export function seal([key]: Keys, context: string, value: unknown): string {
	const iv = randomBytes(ivLength)
	const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context))
	const body = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()])
	return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

/** The value of a sealed text; undefined for one that was made with other keys, for another place, or changed since. */
export function unseal(keys: Keys, context: string, text: string): unknown {
	const bytes = Buffer.from(text, 'base64url')
	// Decoding skips padding and stray characters: a sealed text has one spelling.
	if (bytes.toString('base64url') !== text) return undefined
	for (const key of keys) {
		const found = open(key, context, bytes)
		if (found !== undefined) return found
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

/** The keys of a purpose alone: they stay what they are as long as the secrets do. */
function getSealerKeys(purpose: string): Keys {
	const secrets = getConfig().SESSION_SECRET
	const known = sealerKeys.get(secrets) ?? new Map<string, Keys>()
	const keys = known.get(purpose) ?? deriveKeys(purpose, '')
	sealerKeys.set(secrets, known.set(purpose, keys))
	return keys
}

/** Seals what a browser is to bring back; `unseal` gives undefined for anything that was not sealed here for this purpose. */
export function createSealer(purpose: string, context = purpose) {
	return {
		seal: (value: unknown) => seal(getSealerKeys(purpose), context, value),
		unseal: (text: unknown) =>
			typeof text === 'string' ? unseal(getSealerKeys(purpose), context, text) : undefined,
	}
}
