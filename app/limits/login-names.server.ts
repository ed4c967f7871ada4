import { z } from 'zod/v4'
import { listSignatures } from '#app/config/seal.server'
import { defineRecord } from '#app/session/define-record.server'
import { openNamedRecords } from '#app/session/records.server'
import type { SessionStore } from '#app/session/store.server'
import { normaliseLoginName, takeAttempt } from './attempts.server'
import { getConfig } from '#app/config/config.server'
import { getSessionStore } from '#app/session/current-store.server'
import { logSecurityEvent } from '#app/config/security-log.server'
import { isLimitError } from './limits.server'

/**
 * Sends a mail unless this recipient reached the limit. Then it sends nothing and reports success: a refusal would
 * reveal that others requested mails; the log tells it. Failures of ours are refunded. @throws what `send` throws.
 */
export async function limitMails(recipient: string, requestId: string, send: () => Promise<void>) {
	const { RATE_LIMITS, LIMIT_FORGOT } = getConfig()
	if (RATE_LIMITS === 'off') return send()
	const mails = { limit: 'mails', key: normaliseLoginName(recipient), bounds: [LIMIT_FORGOT] }
	const taken = await takeAttempt(getSessionStore(), mails)
	if (!taken.allowed) return logSecurityEvent('limitReached', { requestId, detail: mails.limit })
	try {
		await send()
	} catch (error) {
		if (isLimitError(error)) await taken.giveBack()
		throw error
	}
}

const purpose = 'login name'

interface Consumer {
	id: string
	branch?: string
}

/** Milliseconds that the account of a login name is remembered. */
export const loginNameLife = 400 * 24 * 3600_000

export const loginAccountRecord = defineRecord<string>({
	name: 'account',
	version: 1,
	schema: z.string(),
	life: loginNameLife,
})

/** Stores the account that the API named for this login name, and returns it. */
export async function storeLoginAccount(store: SessionStore, name: string, consumer: Consumer) {
	const account = `${consumer.branch ?? ''}\n${consumer.id}`
	await recordOf(store, name).upsert('', (known) => (known === account ? undefined : account))
}

/** The account of a login name; undefined before the first sign-in with it. */
export async function findLoginAccount(store: SessionStore, name: string): Promise<string | undefined> {
	return recordOf(store, name).read()
}

/** Owners in the store of what is stored about a login name, under each secret. */
export function listLoginNameOwners(name: string) {
	return listSignatures(purpose, normaliseLoginName(name))
}

function recordOf(store: SessionStore, name: string) {
	return loginAccountRecord.of(openNamedRecords(store, purpose, normaliseLoginName(name)))
}
