import { appendFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Config } from '#app/config/config.server'
import { makePrivateFolder } from '#app/lib/private-files.server'
import type { TraceArguments } from './trace-arguments'

interface Trace extends TraceArguments {
	/** Pseudonyms. */
	consumers: string[]
	lines: number
}

/** Appends the use of `trace-client` to a file of its own. @throws Error where it cannot: then nothing is printed. */
export function recordTrace({ DATA_DIR }: Config, { consumers, lines, from, to, files }: Trace) {
	const file = join(resolve(DATA_DIR), 'traces.log')
	const facts = { consumers, lines, from: formatTime(from), to: formatTime(to), files }
	const entry = { time: new Date().toISOString(), kind: 'clientTraced', user: process.getuid?.(), ...facts }
	try {
		makePrivateFolder(resolve(DATA_DIR))
		appendFileSync(file, `${JSON.stringify(entry)}\n`, { mode: 0o600, flush: true })
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : ''
		throw new Error(`DATA_DIR: the trace can't be recorded: ${reason}`, { cause })
	}
}

function formatTime(time: number) {
	return Number.isFinite(time) ? new Date(time).toISOString() : undefined
}
