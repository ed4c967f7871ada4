import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod/v4'
import { getConfig } from '#app/config/config.server'
import { parseJson } from '#app/lib/parse-json'
import { makePrivateFolder, writeOnce } from '#app/lib/private-files.server'

const day = 24 * 3600_000
const dayFile = /^\d{4}-\d\d-\d\d\.log$/
const idFile = 'id'

/** Owners in the store are keyed hashes, so the files name nobody. */
const erasureSchema = z.object({ id: z.string(), at: z.number(), owners: z.array(z.string()) })
export type Erasure = z.infer<typeof erasureSchema>

/** Undefined for a shared store without ERASURES_DIR: its erasures are not recorded. */
export function findErasuresFolder() {
	const { ERASURES_DIR, REDIS_URL, DATA_DIR } = getConfig()
	if (ERASURES_DIR) return resolve(ERASURES_DIR)
	return REDIS_URL ? undefined : join(resolve(DATA_DIR), 'erasures')
}

/** Milliseconds that an erasure is needed: no backup is older. */
export const getErasureLife = () => getConfig().BACKUP_DAYS * day

/** Id of the folder; undefined where there is none yet. */
export function readFolderId(folder: string) {
	const file = join(folder, idFile)
	return existsSync(file) ? readFileSync(file, 'utf8').trim() || undefined : undefined
}

/** Milliseconds since the list was begun. */
export function readFolderAge(folder: string) {
	return Date.now() - statSync(join(folder, idFile)).mtimeMs
}

/** Another process may do so at the same time: the first id stays. */
export function createFolder(folder: string) {
	makePrivateFolder(folder)
	writeOnce(join(folder, idFile), `${randomUUID()}\n`)
	const id = readFolderId(folder)
	if (id === undefined) throw new Error(`its file ${idFile} is empty`)
	return id
}

/** On disk when it returns. The line break comes first, because a full disk may have cut off the line before. */
export function appendErasure(folder: string, erasure: Erasure) {
	appendFileSync(dayOf(folder, erasure.at), `\n${JSON.stringify(erasure)}\n`, { mode: 0o600, flush: true })
}

/** @throws Error where today's erasures could not be written */
export function openDay(folder: string, now: number) {
	appendFileSync(dayOf(folder, now), '', { mode: 0o600 })
}

function dayOf(folder: string, time: number) {
	return join(folder, nameDay(time))
}

const nameDay = (time: number) => `${new Date(time).toISOString().slice(0, 10)}.log`

/** `damaged`: files with lines that cannot be read, such as one that a full disk cut off. */
export function readErasures(folder: string) {
	const days = listDays(folder).map((name) => {
		const lines = readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean)
		return { name, erasures: lines.map((line) => erasureSchema.safeParse(parseJson(line)).data) }
	})
	const damaged = days.filter(({ erasures }) => erasures.includes(undefined)).map(({ name }) => name)
	const erasures = days.flatMap((found) => found.erasures).filter((erasure) => erasure !== undefined)
	return { erasures, damaged }
}

/**
 * Drops days that are older than every backup, and counts them. Without Redis the clock may be far ahead: there time goes
 * no further than the last day before this one on which the portal started or erased.
 */
export function dropOldDays(folder: string, now: number) {
	const names = listDays(folder)
	const today = nameDay(now)
	const newest = getConfig().REDIS_URL
		? today
		: names
				.filter((name) => name < today)
				.toSorted()
				.at(-1)
	if (newest === undefined) return 0
	const oldest = nameDay(Date.parse(newest.slice(0, 10)) - getErasureLife() - day)
	const old = names.filter((name) => name < oldest)
	for (const name of old) rmSync(join(folder, name), { force: true })
	return old.length
}

function listDays(folder: string) {
	const entries = readdirSync(folder, { withFileTypes: true })
	return entries.filter((entry) => entry.isFile() && dayFile.test(entry.name)).map(({ name }) => name)
}
