import { z } from 'zod/v4'
import type { StoredItem } from './jsonapi'
import type { ApiStore } from './store.server'

const allowedFailures = 5
const lockMs = 15 * 60_000

const lockRowSchema = z.object({ failures: z.number(), until: z.number() })

/** 0 when it is not locked. */
export function getLockedSeconds(store: ApiStore, name: string): number {
	const row = store.find('select failures, until from locks where name = ?', name)
	const left = row ? lockRowSchema.parse(row).until - store.now().getTime() : 0
	return Math.max(0, Math.ceil(left / 1000))
}

/** The fifth failure locks the name for 15 minutes and restarts the count. */
export function countFailure(store: ApiStore, name: string): void {
	store.together(() => {
		store.run(
			'insert into locks values (?, 1, 0) on conflict (name) do update set failures = failures + 1',
			name,
		)
		store.run(
			'update locks set failures = 0, until = ? where name = ? and failures >= ?',
			store.now().getTime() + lockMs,
			name,
			allowedFailures,
		)
	})
}

export function clearFailures(store: ApiStore, name: string): void {
	store.run('delete from locks where name = ?', name)
}

const flagSchema = z.number().transform((value) => value === 1)
const json = z.string().transform((body): unknown => JSON.parse(body))
const itemSchema = z.looseObject({ id: z.string() })
const accountRowSchema = z
	.object({
		id: z.string(),
		branch: z.string(),
		email: z.string(),
		password: z.string(),
		secret: z.string().nullable(),
		two_factor: flagSchema,
		two_factor_setup: flagSchema,
		consumer: json.pipe(itemSchema),
		partner: z.string().nullable(),
	})
	.transform(({ two_factor, two_factor_setup, partner, ...rest }) => ({
		...rest,
		twoFactor: two_factor,
		twoFactorSetup: two_factor_setup,
		partner: partner === null ? null : json.pipe(itemSchema).parse(partner),
	}))

export type Account = z.infer<typeof accountRowSchema>

interface NewAccount {
	id: string
	branch: string
	email: string
	username: string
	password: string
	secret?: string
	twoFactor?: boolean
	twoFactorSetup?: boolean
	consumer: StoredItem
	partner?: StoredItem
}

export function findAccount(store: ApiStore, id: string): Account | undefined {
	const row = store.find('select * from accounts where id = ?', id)
	return row ? accountRowSchema.parse(row) : undefined
}

/** Ignores case. */
export function findAccountByName(store: ApiStore, branch: string, name: string): Account | undefined {
	const typed = name.trim().toLowerCase()
	const row = store.find(
		'select * from accounts where branch = ? and (email = ? or username = ?)',
		branch,
		typed,
		typed,
	)
	return row ? accountRowSchema.parse(row) : undefined
}

/** `password` is the hash. */
export function createAccount(store: ApiStore, account: NewAccount): void {
	store.run(
		'insert into accounts values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
		account.id,
		account.branch,
		account.email,
		account.username,
		account.password,
		account.secret ?? null,
		account.twoFactor ? 1 : 0,
		account.twoFactorSetup ? 1 : 0,
		JSON.stringify(account.consumer),
		account.partner ? JSON.stringify(account.partner) : null,
	)
}

/** Also ends a required set-up. */
export function updateTwoFactor(store: ApiStore, id: string, enabled: boolean): void {
	store.run('update accounts set two_factor = ?, two_factor_setup = 0 where id = ?', enabled ? 1 : 0, id)
}

/** Stores `fresh` if there is no secret yet. */
export function findOrKeepSecret(store: ApiStore, id: string, fresh: string): string {
	store.run('update accounts set secret = ? where id = ? and secret is null', fresh, id)
	return findAccount(store, id)?.secret ?? fresh
}

/** `hash` is the hash of the new password. */
export function updatePassword(store: ApiStore, id: string, hash: string): void {
	store.run('update accounts set password = ? where id = ?', hash, id)
}
