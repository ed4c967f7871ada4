import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { z } from 'zod/v4'
import { findAccountByName, updatePassword } from '#app/backend/accounts.server'
import { parseBody } from '#app/backend/body'
import { BackendFailure, toDocument } from '#app/backend/jsonapi'
import { hashPassword } from '#app/backend/password.server'
import type { ApiStore } from '#app/backend/store.server'
import {
	createResetToken,
	deleteResetTokens,
	deleteConsumerTokens,
	getResetConsumer,
} from '#app/backend/tokens.server'
import type { ApiEnv } from '#app/backend/call-context.server'

const minimumStrength = 3
const guidelines = [/.{8}/s, /\p{Lu}/u, /\p{Ll}/u, /[^\p{L}\p{N}]/u]
const commonPasswords = ['welkom01!', 'welkom123!', 'wachtwoord1!', 'password1!', 'geheim123!', 'zomer2026!']

export const forgotBodySchema = z.strictObject({ email: z.string() })
export const startResetBodySchema = z.strictObject({ token: z.string() })
export const resetBodySchema = z.strictObject({ token: z.string(), password: z.string() })

/** Forgotten and reset passwords [119] [122] [133]. */
export function createPasswordRoutes(store: ApiStore) {
	return new Hono<ApiEnv>()
		.post('/api/auth/forgot-password', async (c) => {
			const { email } = await parseBody(c.req, forgotBodySchema)
			const account = findAccountByName(store, c.get('branch').domain, email)
			if (!account) throw new BackendFailure(404, 'consumerNotFound')
			await sendResetMail(store, account.id, account.email, createResetToken(store, account.id))
			return c.body(null, 204)
		})
		.post('/api/auth/start-password-reset', async (c) => {
			const { token } = await parseBody(c.req, startResetBodySchema)
			getResetConsumer(store, token)
			const policy = { id: 'current', minimum_password_strength: minimumStrength }
			return c.json(toDocument({ type: 'password-policies' }, policy))
		})
		.post('/api/auth/reset-password', async (c) => {
			const body = await parseBody(c.req, resetBodySchema)
			const consumerId = getResetConsumer(store, body.token)
			checkPassword(body.password)
			updatePassword(store, consumerId, hashPassword(body.password, store.passwordCost))
			deleteResetTokens(store, consumerId)
			deleteConsumerTokens(store, consumerId)
			return c.body(null, 204)
		})
}

/** The reference API has no mail server, so the mail is written to a file in the data folder. */
async function sendResetMail(store: ApiStore, consumerId: string, to: string, token: string): Promise<void> {
	const mail = `To: ${to}\nSubject: Nieuw wachtwoord instellen\n\n/reset/password/${token}\n`
	await writeFile(join(store.mailDir, `${consumerId}.txt`), mail, { mode: 0o600 })
}

function checkPassword(password: string): void {
	const code = findPasswordFault(password)
	if (code) throw new BackendFailure(422, code, [{ code, field: 'password' }])
}

function findPasswordFault(password: string): string | undefined {
	if (password === '') return 'noPasswordProvided'
	if (commonPasswords.includes(password.toLowerCase())) return 'consumerPasswordIsCommon'
	return guidelines.every((rule) => rule.test(password)) ? undefined : 'passwordNotConformSecurityGuidelines'
}
