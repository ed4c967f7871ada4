import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import type { Config } from '#app/config/config.server'

type Folders = Pick<Config, 'ASSETS_DIR' | 'DATA_DIR' | 'ERASURES_DIR'>

/** Everybody may read ASSETS_DIR. @throws Error where it is, or holds, a folder of what clients stored */
export function requireSeparateAssets({ ASSETS_DIR, DATA_DIR, ERASURES_DIR }: Folders) {
	if (!ASSETS_DIR) return
	const shared = followLinks(resolve(ASSETS_DIR))
	const closed = { DATA_DIR, ERASURES_DIR: ERASURES_DIR ?? join(DATA_DIR, 'erasures') }
	for (const [name, folder] of Object.entries(closed)) {
		if (!isWithin(followLinks(resolve(folder)), shared)) continue
		throw new Error(
			`ASSETS_DIR: ${ASSETS_DIR} is or holds ${name}, ${folder}, and everybody may read it: give it a folder of its own`,
		)
	}
}

/** Also of a folder that is not made yet. */
function followLinks(path: string): string {
	if (existsSync(path)) return realpathSync(path)
	return dirname(path) === path ? path : join(followLinks(dirname(path)), basename(path))
}

function isWithin(path: string, folder: string) {
	return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}
