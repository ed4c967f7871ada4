import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { findErrorCode } from './error-code'

/** Makes a folder that only its owner can open. One that exists keeps its rights: the operator may share it with a group. */
export function makePrivateFolder(folder: string) {
	// The umask may take rights away from a new folder.
	if (mkdirSync(folder, { recursive: true, mode: 0o700 })) chmodSync(folder, 0o700)
}

/** Leaves a folder (0700) or a file (0600) to its owner alone. One of another user keeps its rights: only that user may narrow them. */
export function makePrivate(path: string) {
	const stats = statSync(path)
	const mode = stats.isDirectory() ? 0o700 : 0o600
	if ((stats.mode & 0o777) === mode) return
	try {
		chmodSync(path, mode)
	} catch (error) {
		if (!(error instanceof Error && findErrorCode(error) === 'EPERM')) throw error
	}
}

/** Makes a database file that only its owner can read, or narrows one that exists. SQLite gives its journal the same rights. */
export function makePrivateDatabase(file: string) {
	closeSync(openSync(file, 'a', 0o600))
	for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) makePrivate(path)
}
