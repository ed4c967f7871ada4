import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
} from 'node:fs'
import { join } from 'node:path'

/** Milliseconds from the last start of its build for which a file is kept: a tab lives no longer. */
const keptFor = 30 * 24 * 3600_000

/**
 * Puts the hashed files of this build beside those of others, in a folder that all processes share: while two builds run behind
 * one balancer, each serves what the pages of the other ask for. What no build of late has goes.
 * @throws Error that names the variable, where the folder can't be used
 */
export function keepAssets(own: string, shared: string, now = Date.now()) {
	try {
		mkdirSync(shared, { recursive: true })
		bringOwn(own, shared, new Date(now))
		removeOld(shared, now)
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : ''
		throw new Error(`ASSETS_DIR: ${shared} can't be used: ${reason}`, { cause })
	}
}

function bringOwn(own: string, shared: string, moment: Date) {
	for (const name of readdirSync(own)) {
		copyWhole(join(own, name), join(shared, name))
		utimesSync(join(shared, name), moment, moment)
	}
}

/** Another process may do the same at this moment. */
function removeOld(shared: string, now: number) {
	for (const name of readdirSync(shared)) {
		const { mtimeMs } = statSync(join(shared, name), { throwIfNoEntry: false }) ?? {}
		if (mtimeMs !== undefined && mtimeMs + keptFor < now) rmSync(join(shared, name), { force: true })
	}
}

/** What is there stays: its name tells its content. Another process never sees half a file. */
function copyWhole(from: string, to: string) {
	if (existsSync(to)) return
	const half = `${to}.${process.pid}.half`
	copyFileSync(from, half)
	renameSync(half, to)
}
