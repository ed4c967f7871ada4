import { normaliseText } from '#app/lib/normalise-text'
import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import { getConfig } from './config.server'

interface ReceiptKey {
	/** First 16 hexadecimal digits of the SHA-256 of the public key (SPKI, DER). */
	id: string
	privateKey: KeyObject
	publicKey: KeyObject
}

const keysBySetting = new WeakMap<readonly string[], readonly ReceiptKey[]>()

function getKeys(): readonly ReceiptKey[] {
	const setting = getConfig().RECEIPT_KEY
	const keys = keysBySetting.get(setting) ?? setting.map(readKey)
	keysBySetting.set(setting, keys)
	return keys
}

function readKey(text: string): ReceiptKey {
	const privateKey = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })
	const publicKey = createPublicKey(privateKey)
	const bytes = publicKey.export({ type: 'spki', format: 'der' })
	return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 16), privateKey, publicKey }
}

const line = '-----'

/** Appends the id of the newest key and the Ed25519 signature of `text`, which ends with a line break. */
export function sealReceipt(text: string): string {
	const [key] = getKeys()
	if (!key) throw new Error('RECEIPT_KEY has no key')
	const signature = sign(null, Buffer.from(text), key.privateKey).toString('base64')
	return `${text}${line}\nkey: ${key.id}\nsignature: ${signature}\n`
}

/** Ids of the keys whose receipts are known, the newest first. */
export const listReceiptKeys = () => getKeys().map(({ id }) => id)

/** Id of the key and signature at the end of a sealed text. */
export function readSeal(file: string): { key: string; signature: string } | undefined {
	const [, , key, signature] = sealed.exec(file.trim()) ?? []
	return key === undefined || signature === undefined ? undefined : { key, signature }
}

const sealed = /^([^]*\n)-----\nkey: ([0-9a-f]{16})\nsignature: ([A-Za-z0-9+/]{86}==)$/

type SealState = 'right' | 'altered' | 'unknownKey' | 'incomplete'

/**
 * `incomplete`: no seal follows the text, or part of it is missing. Line ends, blanks at the end of a line and around
 * the text, and the Unicode form of letters do not count: mail programs change them.
 */
export function checkReceiptSeal(file: string): SealState {
	const states = listReadings(file).map(checkReading)
	return states.find((state) => state === 'right') ?? states.at(-1) ?? 'incomplete'
}

/** The text as it came, and as it was before a mail program re-encoded it: each must match the seal as a whole. */
function listReadings(file: string): string[] {
	const text = file
		.replace(/\r\n?/g, '\n')
		.replace(/^\uFEFF/, '')
		.trim()
	const mended = text.replace(/(?<![ \t])[ \t]+$/gm, '').replace(/^\|$/gm, '| ')
	return [text, normaliseText(text), mended, normaliseText(mended)]
}

function checkReading(reading: string): SealState {
	const [, text, id, signature] = sealed.exec(reading) ?? []
	if (text === undefined || signature === undefined) return 'incomplete'
	const key = getKeys().find((one) => one.id === id)
	if (!key) return 'unknownKey'
	const bytes = Buffer.from(signature, 'base64')
	// Decoding ignores the last bits of a text, so only the seal's own spelling counts.
	const isExact = bytes.toString('base64') === signature
	return isExact && verify(null, Buffer.from(text), key.publicKey, bytes) ? 'right' : 'altered'
}

/** The public keys as PEM, the newest first, each after its id. */
export function writeReceiptKeys(): string {
	return getKeys()
		.map(({ id, publicKey }) => `key: ${id}\n${publicKey.export({ type: 'spki', format: 'pem' }).toString()}`)
		.join('\n')
}
