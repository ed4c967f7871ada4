import { join } from 'node:path'
import Database from 'libsql'
import { z } from 'zod/v4'
import { makePrivate, makePrivateDatabase, makePrivateFolder } from '#app/lib/private-files.server'
import { safePasswordCost } from '#app/backend/password.server'

/** The open database of the reference API, its folders and its clock. */
export interface ApiStore {
	run(sql: string, ...values: SqlValue[]): number
	all(sql: string, ...values: SqlValue[]): unknown[]
	find(sql: string, ...values: SqlValue[]): unknown
	exec(sql: string): void
	together: (work: () => void) => void
	close(): void
	now(): Date
	filesDir: string
	mailDir: string
	/** Cost parameter N of scrypt. */
	passwordCost: number
}

/** Defaults: the computer's clock and a safe password cost. */
export interface StoreOptions {
	now?: () => Date
	passwordCost?: number
}

type SqlValue = string | number | null

const tables = ['settings', 'accounts', 'records', 'tokens', 'resets', 'files', 'locks', 'feedback']

const schema = `
	create table if not exists settings (name text primary key, value text not null);
	create table if not exists accounts (
		id text primary key, branch text not null, email text not null, username text not null,
		password text not null, secret text, two_factor integer not null, two_factor_setup integer not null,
		consumer text not null, partner text);
	create table if not exists records (
		kind text not null, id text not null, consumer_id text not null, position integer not null,
		body text not null, primary key (kind, id)) without rowid;
	create index if not exists records_of_consumer on records (consumer_id, kind, position);
	create table if not exists tokens (
		hash text primary key, kind text not null, family text not null, consumer_id text not null,
		expires_at integer not null, spent integer not null default 0, failures integer not null default 0);
	create index if not exists tokens_of_family on tokens (family);
	create table if not exists resets (hash text primary key, consumer_id text not null, expires_at integer not null);
	create table if not exists locks (name text primary key, failures integer not null, until integer not null);
	create table if not exists files (
		id text primary key, action_id text not null, sha256 text not null, name text not null,
		media_type text not null, size integer not null, comment text, position integer not null);
	create index if not exists files_of_action on files (action_id, position);
	create table if not exists feedback (
		id text primary key, token text not null unique, score real not null, answer integer, comment text);`

/** Opens or creates `api.db` in the folder. Every write is on disk when its call returns. */
export function openApiStore(
	dataDir: string,
	{ now = () => new Date(), passwordCost = safePasswordCost }: StoreOptions = {},
): ApiStore {
	const filesDir = join(dataDir, 'api-files')
	const mailDir = join(dataDir, 'api-mail')
	for (const folder of [filesDir, mailDir]) {
		makePrivateFolder(folder)
		makePrivate(folder)
	}
	makePrivateDatabase(join(dataDir, 'api.db'))
	const database = new Database(join(dataDir, 'api.db'))
	for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 5000'])
		database.pragma(pragma)
	database.exec(schema)
	const prepare = prepareOnce(database)
	return {
		run: (sql, ...values) => prepare(sql).run(...values).changes,
		all: (sql, ...values) => prepare(sql).all(...values),
		find: (sql, ...values) => prepare(sql).get(...values),
		exec: (sql) => void database.exec(sql),
		together: (work) => database.transaction(work).immediate(),
		close: () => {
			// Moves the journal into the file, so that the file alone is a full copy.
			database.pragma('wal_checkpoint(TRUNCATE)')
			database.close()
		},
		now,
		filesDir,
		mailDir,
		passwordCost,
	}
}

function prepareOnce(database: Database.Database) {
	const statements = new Map<string, Database.Statement>()
	return (sql: string) => {
		const statement = statements.get(sql) ?? database.prepare(sql)
		statements.set(sql, statement)
		return statement
	}
}

/** Empties every table. Files of uploads stay, but no row refers to them. */
export function clearApiStore(store: ApiStore): void {
	store.together(() => {
		for (const table of tables) store.exec(`delete from ${table}`)
	})
}

const textSchema = z.union([z.string(), z.object({ nl: z.string(), en: z.string() })])
const settingsSchema = z.object({
	maintenance: z.boolean(),
	notice: textSchema,
	chooser: z.boolean(),
	/** Origin to which pages of the bank and the partners return; empty: the site that serves them. */
	portalUrl: z.string(),
	/** Whether Ockto's test data may replace shared data. */
	ocktoDebug: z.boolean(),
})

/** Settings of a demo or test: maintenance mode, sign-in notice, branch chooser, portal address, test data. */
export type ApiSettings = z.infer<typeof settingsSchema>

const defaults: ApiSettings = {
	maintenance: false,
	notice: '',
	chooser: true,
	portalUrl: '',
	ocktoDebug: false,
}
const settingRowSchema = z.object({ name: z.string(), value: z.string() })

export function getApiSettings(store: ApiStore): ApiSettings {
	const rows = z.array(settingRowSchema).parse(store.all('select name, value from settings'))
	const chosen = rows.map(({ name, value }): [string, unknown] => [name, JSON.parse(value)])
	return settingsSchema.parse({ ...defaults, ...Object.fromEntries(chosen) })
}

export function updateSetting<Name extends keyof ApiSettings>(
	store: ApiStore,
	name: Name,
	value: ApiSettings[Name],
) {
	store.run(
		'insert into settings values (?, ?) on conflict (name) do update set value = excluded.value',
		name,
		JSON.stringify(value),
	)
}
