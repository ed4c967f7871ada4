import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { getLogger } from '#app/config/log.server'
import { makeFolder } from '#app/lib/private-files.server'
import { isHashedName } from '#app/server/hashed-name'

const day = 24 * 3600_000
/** Milliseconds since a process of its build ran; no tab stays open longer. */
const keptFor = 30 * day

/**
 * Copies hashed files to a folder of all processes, now and every day: behind a balancer, two builds serve pages of each
 * other.
 */
export function keepAssets(own: string, shared: string, now = Date.now()) {
	try {
		makeFolder(shared)
		// Listed once: a release may put another build in the place of this one.
		const names = readdirSync(own)
		bringOwn(names, own, shared, new Date(now))
		removeOld(shared, now)
		setInterval(() => bringAgain(names, own, shared), day).unref()
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : ''
		throw new Error(`ASSETS_DIR: ${shared} can't be used: ${reason}`, { cause })
	}
}

function bringAgain(names: readonly string[], own: string, shared: string) {
	try {
		bringOwn(names, own, shared, new Date())
	} catch (error) {
		const fault = error instanceof Error ? error.message : undefined
		getLogger().warn({ fault }, 'files in ASSETS_DIR were not kept: another build may remove them')
	}
}

function bringOwn(names: readonly string[], own: string, shared: string, moment: Date) {
	for (const name of names) {
		copyWhole(join(own, name), join(shared, name))
		utimesSync(join(shared, name), moment, moment)
	}
}

function removeOld(shared: string, now: number) {
	for (const name of readdirSync(shared).filter(isOfBuild)) {
		const { mtimeMs } = statSync(join(shared, name), { throwIfNoEntry: false }) ?? {}
		if (mtimeMs !== undefined && mtimeMs + keptFor < now) rmSync(join(shared, name), { force: true })
	}
}

/** With the copies that browsers unpack, and files that an ended process left half written. */
function isOfBuild(name: string) {
	return isHashedName(name.replace(/\.\d+\.half$/, '').replace(/\.(br|gz)$/, ''))
}

/** Never overwrites: the name is a hash of the content. Written files appear at once, complete. */
function copyWhole(from: string, to: string) {
	if (existsSync(to)) return
	const half = `${to}.${process.pid}.half`
	copyFileSync(from, half)
	renameSync(half, to)
}
