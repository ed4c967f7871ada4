import { cpSync, existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import Database from 'libsql'
import type { Config } from '#app/config/config.server'
import { makePrivateDatabase, makePrivateFolder } from '#app/lib/private-files.server'

const databases = ['sessions.db', 'api.db']
/** Files of demo mode: uploads, mails and the generated secret. */
const others = ['api-files', 'api-mail', 'session-secret']
/** Milliseconds; waits for writers. */
const lockTimeout = 10_000

/** Restore: use the copy as DATA_DIR with the same SESSION_SECRET. Each database is a snapshot; the portal keeps running. */
export function backUp({ DATA_DIR, REDIS_URL }: Config, [folder, ...rest]: readonly string[]) {
	if (!folder || folder.startsWith('-') || rest.length > 0)
		throw new Error('Usage: node build/server/index.js backup <folder that is made>')
	if (REDIS_URL)
		throw new Error('REDIS_URL: the sessions are in Redis, which has its own means (.github/RUNBOOK.md)')
	const source = resolve(DATA_DIR)
	const target = resolve(folder)
	if (!existsSync(join(source, 'sessions.db'))) throw new Error(`DATA_DIR: ${source} holds no sessions.db`)
	if (existsSync(target)) throw new Error(`${target} is there already`)
	makePrivateFolder(target)
	try {
		const exists = (name: string) => existsSync(join(source, name))
		for (const name of databases.filter(exists)) copyDatabase(join(source, name), join(target, name))
		// Copied after the database, so that every file it names exists.
		for (const name of others.filter(exists))
			cpSync(join(source, name), join(target, name), { recursive: true })
	} catch (error) {
		rmSync(target, { recursive: true, force: true })
		throw error
	}
	process.stdout.write(`Copied to ${target}\n`)
}

function copyDatabase(from: string, to: string) {
	const db = new Database(from)
	try {
		makePrivateDatabase(to)
		// The copy is compacted, the original is not.
		db.exec(`PRAGMA busy_timeout = ${lockTimeout}; PRAGMA auto_vacuum = INCREMENTAL`)
		db.prepare('VACUUM INTO ?').run(to)
	} finally {
		db.close()
	}
}
