import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

type Variables = Record<string, string | undefined>

const ofFirms = ['ALLOWED_HOSTS', 'HOST_BRANCHES', 'PUBLIC_URL', 'REDIS_URL', 'TRUSTED_PROXIES']
/** The checkout holds it; a folder of `npm run pack` does not. */
const sourceFile = join(import.meta.dirname, '../../vite.config.ts')

/** A demo has known passwords. @throws Error where it would serve a firm's address without DEMO=1, or beside an API */
export function requireApiOrDemo(variables: Variables = process.env, isPacked = !existsSync(sourceFile)) {
	const { API_URL, DEMO, NODE_ENV = 'production' } = variables
	if (API_URL && DEMO === '1') throw new Error('DEMO: set beside API_URL. Leave one of them out.')
	if (API_URL || DEMO === '1') return
	const set = ofFirms.filter((name) => variables[name])
	if (!isPacked && (NODE_ENV !== 'production' || set.length === 0)) return
	const reason = set.length > 0 ? ` beside ${set.join(', ')}` : ''
	throw new Error(`API_URL: missing${reason}. DEMO=1 starts the demo, whose passwords are known.`)
}

const root = 0

/**
 * Checks the data of a live portal before a command reads or changes them. @throws Error where a variable of the portal
 * is missing, or its folder is another user's: root would leave files that this user can't change.
 */
export function requireInstallation(variables: Variables = process.env, user = process.getuid?.()) {
	const { SESSION_SECRET, REDIS_URL, DATA_DIR = '.data' } = variables
	const folder = resolve(DATA_DIR)
	if (!SESSION_SECRET && !existsSync(join(folder, 'session-secret')))
		throw new Error(
			`SESSION_SECRET: missing, and ${folder} has none of a demo. The portal's variables are needed.`,
		)
	if (!existsSync(folder)) {
		if (REDIS_URL) return
		throw new Error(`DATA_DIR: ${folder} does not exist`)
	}
	const { uid } = statSync(folder)
	if (user === root ? uid !== root : !isWritable(folder))
		throw new Error(
			`DATA_DIR: user ${uid} owns ${folder}; run this command as that user (.github/RUNBOOK.md)`,
		)
}

function isWritable(folder: string) {
	try {
		accessSync(folder, constants.W_OK)
		return true
	} catch {
		return false
	}
}
