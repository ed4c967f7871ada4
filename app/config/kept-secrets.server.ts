import { existsSync, readFileSync } from 'node:fs'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { z } from 'zod/v4'
import { makePrivate, makePrivateFolder, writeOnce } from '#app/lib/private-files.server'
import { receiptKeysSchema, secretsSchema } from './setting-shapes'

type Variables = Record<string, string | undefined>

const receiptKeyFile = 'receipt-key'

interface Kept {
	name: string
	create: () => string
	schema: z.ZodType<unknown, string>
}

export const createSessionSecret = () => randomBytes(32).toString('hex')

/** Secret of a demo, from its folder. @throws Error where the folder or the file cannot be used */
export function keepSessionSecret(dataDir: string) {
	return keep(dataDir, { name: 'session-secret', create: createSessionSecret, schema: secretsSchema })
}

/**
 * Key for receipts, from the folder. A portal whose sessions are elsewhere may have none to write in: then the key lasts
 * until the restart. @throws Error where a kept key cannot be read
 */
export function keepReceiptKey({ API_URL, DATA_DIR }: { API_URL?: string; DATA_DIR: string }) {
	try {
		return keep(DATA_DIR, { name: receiptKeyFile, create: createReceiptKey, schema: receiptKeysSchema })
	} catch (error) {
		if (API_URL === undefined || hasReceiptKey(DATA_DIR)) throw error
		return createReceiptKey()
	}
}

/** Words of a start with an API about a key for receipts that is no setting. */
export function describeReceiptKey({ API_URL, RECEIPT_KEY, DATA_DIR = '.data' }: Variables = process.env) {
	if (!API_URL || RECEIPT_KEY) return undefined
	return hasReceiptKey(DATA_DIR)
		? 'RECEIPT_KEY is not set: the key in DATA_DIR is unknown elsewhere'
		: 'RECEIPT_KEY is not set, and DATA_DIR keeps none: receipts of now are unknown after the next start'
}

function hasReceiptKey(dataDir: string) {
	return existsSync(join(resolve(dataDir), receiptKeyFile))
}

function keep(dataDir: string, { name, create, schema }: Kept) {
	const file = join(resolve(dataDir), name)
	const text = readKept(dataDir, file, create)
	if (schema.safeParse(text).success) return text
	throw new Error(`DATA_DIR: ${file} is damaged: put back its copy, or remove it, and what it sealed is lost`)
}

function readKept(dataDir: string, file: string, create: () => string) {
	try {
		makePrivateFolder(resolve(dataDir))
		writeOnce(file, create())
		makePrivate(file)
		return readFileSync(file, 'utf8')
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : ''
		throw new Error(`DATA_DIR: ${resolve(dataDir)} can't be used: ${reason}`, { cause })
	}
}

function createReceiptKey() {
	const { privateKey } = generateKeyPairSync('ed25519')
	return privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
}
