import { fstatSync, writeSync } from 'node:fs'
import { pino } from 'pino'
import { version } from '../../package.json'
import { getConfig } from './config.server'
import { hidePathIds } from '#app/lib/hide-url-secrets'
import { createLogDestination } from './log-destination.server'
import { listKeyNames } from './pseudonym.server'
import { describeError } from './report-contents'
import { isWorker } from './workers.server'

let logger: pino.Logger | undefined

/** Pipes take this many bytes atomically (PIPE_BUF), so lines of several processes never mix. */
const wholeWrite = 4_096
const largeWrite = 16 * 1024

/**
 * Logger with a JSON line per entry on standard output. Callers pass ids, methods, paths and codes, never personal data. Lines
 * about a running request also get its route and branch.
 */
export function getLogger() {
	return (logger ??= pino(
		{
			level: getConfig().LOG_LEVEL,
			base: { version, key: listKeyNames()[0] },
			timestamp: pino.stdTimeFunctions.isoTime,
			serializers: { path: hidePathIds },
			mixin: findFacts,
			mixinMergeStrategy: (line, facts) => ({ ...facts, ...line }),
		},
		openStandardOutput(),
	))
}

/** Logs what nobody expected. Its message, which may contain what a client typed, appears at LOG_LEVEL=debug alone. */
export function logUnexpected(error: unknown, words: string, requestId?: string) {
	getLogger().error({ requestId, ...describeError(error) }, words)
	if (error instanceof Error) getLogger().debug({ requestId, fault: error.message }, words)
}

/** Asynchronous; the rest is written at exit. */
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
		// A stuck reader of both would block the exit.
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
	/** Pattern such as `/mortgages/:id`; `*` for the not-found page. */
	route?: string
	branch?: string
	/** Type of the action point, such as `UPLOAD_PAYSLIP`. */
	task?: string
	/** Set when tokens in an address opened the session. */
	openedBy?: 'link'
}

const running = new Map<unknown, RequestFacts>()
/** An unchecked branch name may be any text from a cookie. */
const branchName = /^[\w.-]{1,60}$/
const taskType = /^[A-Z\d_]{1,60}$/

/** Lets `noteRequest` add facts to the lines of this request, until the result is called. */
export function followRequest(requestId: string) {
	running.set(requestId, {})
	return () => void running.delete(requestId)
}

/** Ignores requests that are not followed. */
export function noteRequest(requestId: string, { route, branch, task, openedBy }: RequestFacts) {
	const facts = running.get(requestId)
	if (facts && route) facts.route = route
	if (facts && task && taskType.test(task)) facts.task = task
	if (facts && openedBy) facts.openedBy = openedBy
	if (facts && branch && branchName.test(branch)) facts.branch = branch
}

function findFacts(line: object): RequestFacts {
	return ('requestId' in line ? running.get(line.requestId) : undefined) ?? {}
}
