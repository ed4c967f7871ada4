import { fstatSync, writeSync } from 'node:fs'
import { pino } from 'pino'
import { version } from '../../package.json'
import { getConfig } from './config.server'
import { createLogDestination } from './log-destination.server'
import { isWorker } from './workers.server'

let logger: pino.Logger | undefined

/** Bytes that a pipe takes in one piece, so that lines of several processes never mix (PIPE_BUF). */
const wholeWrite = 4_096
const largeWrite = 16 * 1024

/**
 * The one logger: a JSON line each on standard output, with the portal's version. Callers pass ids, methods, paths and codes,
 * never personal data. A line that names a running request tells its route and branch too.
 */
export function getLogger() {
	return (logger ??= pino(
		{
			level: getConfig().LOG_LEVEL,
			base: { version },
			timestamp: pino.stdTimeFunctions.isoTime,
			mixin: findFacts,
			mixinMergeStrategy: (line, facts) => ({ ...facts, ...line }),
		},
		openStandardOutput(),
	))
}

/** Pages do not wait for the disk or the pipe behind standard output; what is left is written at exit. */
function openStandardOutput() {
	const destination = createLogDestination(1, {
		maxWrite: isWorker() ? wholeWrite : largeWrite,
		onFailure: (code) =>
			printError(`The log can't be written (${code}). Lines wait; when too many wait, they are lost.`),
		onRecovery: (lost) => getLogger().warn({ lost }, 'the log is written again'),
		onLoss: printLoss,
	})
	process.once('exit', destination.flushSync)
	return destination
}

function printLoss(lost: number) {
	try {
		const [output, error] = [fstatSync(1), fstatSync(2)]
		// Both may have a reader that is stuck: a write would block the end of the process.
		if (output.dev === error.dev && output.ino === error.ino) return
	} catch {
		return
	}
	printError(`${lost} lines of the log are lost.`)
}

/** Standard error may be on the same full disk. */
function printError(line: string) {
	try {
		writeSync(2, `${line}\n`)
	} catch {
		return
	}
}

interface RequestFacts {
	/** Its address with `:id` where an id stands; `*` where only the not-found page answers. */
	route?: string
	branch?: string
}

const running = new Map<unknown, RequestFacts>()
/** A branch that nobody could check may be anything that stood in a cookie. */
const branchName = /^[\w.-]{1,60}$/

/** Follows a request until its end, so that the lines about it tell what `noteRequest` adds. */
export function followRequest(requestId: string) {
	running.set(requestId, {})
	return () => void running.delete(requestId)
}

/** Adds what became known of a request; nothing for one that nobody follows. */
export function noteRequest(requestId: string, { route, branch }: RequestFacts) {
	const facts = running.get(requestId)
	if (facts && route) facts.route = route
	if (facts && branch && branchName.test(branch)) facts.branch = branch
}

function findFacts(line: object): RequestFacts {
	return ('requestId' in line ? running.get(line.requestId) : undefined) ?? {}
}
