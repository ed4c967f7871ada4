import { createHmac } from 'node:crypto'
import { getConfig } from './config.server'

/** Kinds of names that the log contains as pseudonyms. */
type PseudonymKind = 'account' | 'consumer' | 'form' | 'key' | 'session'

const keyNameLength = 8

/** Pseudonym for new log lines. Under LOG_KEY it outlives a change of SESSION_SECRET; without LOG_KEY it changes with it. */
export function createPseudonym(kind: PseudonymKind, value: string) {
	const { LOG_KEY, SESSION_SECRET } = getConfig()
	return hash((LOG_KEY ?? SESSION_SECRET)[0], kind, value)
}

/** Pseudonyms of earlier log lines too: under each listed key. */
export function listPseudonyms(kind: PseudonymKind, value: string) {
	const { LOG_KEY = [], SESSION_SECRET } = getConfig()
	return [...LOG_KEY, ...SESSION_SECRET].map((key) => hash(key, kind, value))
}

/** Names of the keys that pseudonyms are made with, the newest first: lines under another key cannot be linked to a client. */
export function listKeyNames() {
	return listPseudonyms('key', '').map((name) => name.slice(0, keyNameLength))
}

/** Value of a `consumer` pseudonym. */
export function nameConsumer({ id, branch = '' }: { id: string; branch?: string }) {
	return `${branch}\n${id}`
}

/** Value of an `account` pseudonym; spellings of one login name are equal. */
export function nameAccount(loginName: string) {
	return loginName.trim().toLowerCase()
}

function hash(key: string, kind: PseudonymKind, value: string) {
	return createHmac('sha256', key).update(`log ${kind}\n${value}`).digest('base64url')
}
