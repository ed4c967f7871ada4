import { cpSync, existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import Database from 'libsql'
import type { Config } from '#app/config/config.server'
import { makePrivateDatabase, makePrivateFolder } from '#app/lib/private-files.server'

const databases = ['sessions.db', 'api.db']
/** Of the demo alone: its uploads, its mails and the secret that it made. */
const others = ['api-files', 'api-mail', 'session-secret']
/** Who writes at this moment is waited for. */
const lockTimeout = 10_000

/**
 * `node build/server/index.js backup <folder>`: a copy of what DATA_DIR holds, of one moment each, while the portal runs. To restore it, make it
 * the DATA_DIR of a portal with the same SESSION_SECRET.
 * @throws Error where nothing can be copied, or the folder is there already
 */
export function backUp({ DATA_DIR, REDIS_URL }: Config, folder: string | undefined) {
	if (!folder) throw new Error('Usage: node build/server/index.js backup <folder that is made>')
	if (REDIS_URL)
		throw new Error('REDIS_URL: the sessions are in Redis, which has its own means (.github/RUNBOOK.md)')
	const source = resolve(DATA_DIR)
	const target = resolve(folder)
	if (!existsSync(join(source, 'sessions.db'))) throw new Error(`DATA_DIR: ${source} holds no sessions.db`)
	if (existsSync(target)) throw new Error(`${target} is there already`)
	makePrivateFolder(target)
	try {
		const found = (name: string) => existsSync(join(source, name))
		for (const name of databases.filter(found)) copyDatabase(join(source, name), join(target, name))
		// After the database, so that every file it names is there.
		for (const name of others.filter(found))
			cpSync(join(source, name), join(target, name), { recursive: true })
	} catch (error) {
		// Half a copy is none.
		rmSync(target, { recursive: true, force: true })
		throw error
	}
	process.stdout.write(`Copied to ${target}\n`)
}

function copyDatabase(from: string, to: string) {
	const db = new Database(from)
	try {
		makePrivateDatabase(to)
		// The copy can shrink, whatever the original can.
		db.exec(`PRAGMA busy_timeout = ${lockTimeout}; PRAGMA auto_vacuum = INCREMENTAL`)
		db.prepare('VACUUM INTO ?').run(to)
	} finally {
		db.close()
	}
}
