import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Packages with a native part that the bundle imports. */
export const nativePackages = ['libsql']
/** Packages that the process for photos loads itself (`app/photos/photo-child.mjs`). */
const photoPackages = ['sharp', 'heic-decode']

interface LockedPackage {
	version?: string
	license?: string
	dev?: boolean
	devOptional?: boolean
	dependencies?: Record<string, string>
	optionalDependencies?: Record<string, string>
}

export interface InstalledPackage {
	name: string
	version: string
	license: string
	/** From the project's root: `node_modules/sharp/node_modules/detect-libc`. */
	folder: string
}

/**
 * Installed packages of the lock file's production tree. Optional packages of other platforms are left out.
 */
export function listProductionPackages(root: string): InstalledPackage[] {
	const lock = readLock(root)
	const folders = Object.keys(lock).filter((folder) => folder !== '' && !isForDevelopment(lock[folder]))
	return folders.filter((folder) => existsSync(join(root, folder))).map((folder) => describe(lock, folder))
}

/** The packages that run outside the bundle, with everything that they load. */
export function listOutsidePackages(root: string): InstalledPackage[] {
	const lock = readLock(root)
	const found = new Set<string>()
	const visit = (from: string, name: string, isRequired: boolean): void => {
		const folder = resolvePackage(lock, from, name)
		if (!folder || !existsSync(join(root, folder))) {
			if (isRequired) throw new Error(`${name} is not installed: run npm ci`)
			return
		}
		if (found.has(folder)) return
		found.add(folder)
		const { dependencies = {}, optionalDependencies = {} } = lock[folder] ?? {}
		for (const next of Object.keys(dependencies)) visit(folder, next, true)
		for (const next of Object.keys(optionalDependencies)) visit(folder, next, false)
	}
	for (const name of [...nativePackages, ...photoPackages]) visit('', name, true)
	return [...found].sort().map((folder) => describe(lock, folder))
}

function readLock(root: string): Record<string, LockedPackage> {
	const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
		packages: Record<string, LockedPackage>
	}
	return packages
}

function isForDevelopment(locked: LockedPackage | undefined): boolean {
	return Boolean(locked?.dev ?? locked?.devOptional)
}

/** Node's search: the package's own folder first, then the folders around it. */
function resolvePackage(lock: Record<string, LockedPackage>, from: string, name: string): string | undefined {
	const folder = `${from && `${from}/`}node_modules/${name}`
	if (lock[folder]) return folder
	if (from === '') return undefined
	const outer = from.lastIndexOf('/node_modules/')
	return resolvePackage(lock, outer < 0 ? '' : from.slice(0, outer), name)
}

function describe(lock: Record<string, LockedPackage>, folder: string): InstalledPackage {
	const { version = '', license = '' } = lock[folder] ?? {}
	return { name: folder.replace(/^.*node_modules\//, ''), version, license, folder }
}
