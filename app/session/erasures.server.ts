import { randomUUID } from 'node:crypto'
import { getLogger } from '#app/config/log.server'
import { findErrorCode } from '#app/lib/error-code'
import {
	appendErasure,
	createFolder,
	dropOldDays,
	findErasuresFolder,
	getErasureLife,
	openDay,
	readFolderAge,
	readErasures,
	readFolderId,
	type Erasure,
} from './erasure-files.server'
import type { SessionStore } from './store.server'

/** Owner of the store's own marks: the folder that it belongs to, and each erasure that was applied to it. */
const marks = 'erasures'
const folderMark = 'folder'
const endless = 8_640_000_000_000_000
/** Milliseconds within which several processes begin a store and its list. */
const togetherStarted = 60_000

/**
 * Records that these owners' records are erased, then erases them. A restored backup lacks the mark of the erasure, so the
 * next start erases them again. Erasing goes on when it cannot be recorded; the log says so.
 */
export async function eraseForGood(
	store: SessionStore,
	owners: readonly string[],
	erase = () => removeOwners(store, owners),
) {
	const known = await store.read(marks, folderMark)
	const erasure = { id: randomUUID(), at: store.now(), owners: [...owners] }
	const isRecorded = tryToRecord(erasure, known?.value)
	await erase()
	await markApplied(store, erasure)
	return { isRecorded }
}

/** Makes no folder: a mount point without its disk would keep a list that nobody reads again. */
function tryToRecord(erasure: Erasure, known: string | undefined) {
	const folder = findErasuresFolder()
	if (folder === undefined) return false
	try {
		const found = readFolderId(folder)
		if (found === undefined || (known !== undefined && found !== known))
			return tellUnrecorded({ reason: found === undefined ? 'no list' : 'another list' })
		appendErasure(folder, erasure)
		return true
	} catch (error) {
		return tellUnrecorded({ code: error instanceof Error ? findErrorCode(error) : undefined })
	}
}

function tellUnrecorded(facts: { code?: string; reason?: string }) {
	getLogger().error(facts, 'an erasure was not recorded: a restore would bring the records back')
	return false
}

/** @throws Error when the store belongs to a list that is missing */
export async function requireErasures(store: Pick<SessionStore, 'read'>) {
	const folder = findErasuresFolder()
	const known = await store.read(marks, folderMark)
	const found = folder === undefined ? undefined : readFolderId(folder)
	if (known && known.value !== found) throw new Error(describeMissing(folder, known.value))
	return { folder, known, found }
}

/** Erases again what a restored backup brought back. @throws Error when the store belongs to a list that is missing */
export async function applyErasures(store: SessionStore) {
	// The store's clock is known after a read.
	const { folder, known, found } = await requireErasures(store)
	if (folder === undefined) return
	if (!known && found && readFolderAge(folder) > togetherStarted)
		getLogger().warn(
			'the store is new, the list of erased clients is not: is it that of DATA_DIR or REDIS_URL?',
		)
	const now = store.now()
	const id = requireFolder(folder, now)
	const files = dropOldDays(folder, now)
	if (files > 0) getLogger().info({ files }, 'erasures older than every backup were dropped')
	const applied = new Set(await store.list(marks))
	const { erasures, damaged } = readErasures(folder)
	if (damaged.length > 0)
		getLogger().error(
			{ files: damaged },
			'an erasure cannot be read: a restored backup may bring that client back',
		)
	const missing = erasures.filter(({ id: name, at }) => !applied.has(name) && at + getErasureLife() > now)
	for (const erasure of missing) {
		await removeOwners(store, erasure.owners)
		await markApplied(store, erasure)
	}
	if (missing.length > 0) getLogger().warn({ erasures: missing.length }, 'a restored store was erased again')
	if (!known) await store.write(marks, folderMark, { value: id, expected: 0, expires: endless })
}

function requireFolder(folder: string, now: number) {
	try {
		const id = createFolder(folder)
		openDay(folder, now)
		return id
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : ''
		throw new Error(`ERASURES_DIR: ${folder} can't be used: ${reason}`, { cause })
	}
}

async function removeOwners(store: SessionStore, owners: readonly string[]) {
	for (const owner of owners) for (const name of await store.list(owner)) await store.remove(owner, name)
}

async function markApplied(store: SessionStore, { id, at }: Erasure) {
	await store.write(marks, id, { value: '1', expected: 0, expires: at + getErasureLife() })
}

function describeMissing(folder: string | undefined, id: string) {
	const place = folder ?? 'not set'
	return `ERASURES_DIR: ${place}, but the store belongs to the list of erased clients ${id}: see "Erase, then restore" in .github/RUNBOOK.md`
}
