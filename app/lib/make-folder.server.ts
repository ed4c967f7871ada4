import { existsSync, mkdirSync, statSync } from 'node:fs'
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
