import {
	chmodSync,
	closeSync,
	existsSync,
	openSync,
	rmSync,
	statSync,
	writeFileSync,
	mkdirSync,
} from 'node:fs'
import { findErrorCode } from './error-code'
import { dirname } from 'node:path'

/**
 * Creates a folder and those above it; true when it was not there. Node's own `recursive` never ends where a file system
 * takes no folders, as below `/proc`.
 */
export function makeFolder(folder: string, mode?: number): boolean {
	if (isFolder(folder)) return false
	if (!existsSync(dirname(folder))) makeFolder(dirname(folder), mode)
	try {
		mkdirSync(folder, { mode })
		return true
	} catch (error) {
		// Another process may have made it meanwhile.
		if (isFolder(folder)) return false
		throw error
	}
}

function isFolder(path: string) {
	return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

/** Creates a folder for the owner only. An existing one keeps its mode: the operator may share it with a group. */
export function makePrivateFolder(folder: string) {
	// The umask may have removed rights.
	if (makeFolder(folder, 0o700)) chmodSync(folder, 0o700)
}

/** Sets 0700 or 0600. Files of another user are left alone: only that user may change them. */
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

/** Writes a file for the owner only, unless there is one. A full disk leaves no part of it, which would count as the file. */
export function writeOnce(file: string, text: string) {
	try {
		writeFileSync(file, text, { flag: 'wx', mode: 0o600, flush: true })
	} catch (error) {
		if (error instanceof Error && findErrorCode(error) === 'EEXIST') return
		rmSync(file, { force: true })
		throw error
	}
}

/** Creates or narrows a database file (0600). SQLite gives its journal the same mode. */
export function makePrivateDatabase(file: string) {
	closeSync(openSync(file, 'a', 0o600))
	for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) makePrivate(path)
}
