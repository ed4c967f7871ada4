import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { z } from 'zod/v4'
import { listKeyNames, listPseudonyms, nameAccount, nameConsumer } from '#app/config/pseudonym.server'
import type { Config } from '#app/config/config.server'
import { readStandardInput } from '#app/lib/read-standard-input.server'
import { formatOffset, toWallClock } from '#app/lib/wall-clock'
import { absoluteLife } from '#app/session/session-data'
import { recordTrace } from './record-trace.server'
import { readTraceArguments, type TraceArguments } from './trace-arguments'

/** The members that a trace needs; others are not kept. */
const lineSchema = z.object({
	time: z.iso.datetime(),
	msg: z.string(),
	key: z.string().optional(),
	requestId: z.string().optional(),
	consumer: z.string().optional(),
	account: z.string().optional(),
	form: z.string().optional(),
	session: z.string().optional(),
	branch: z.string().optional(),
	method: z.string().optional(),
	path: z.string().optional(),
	status: z.number().optional(),
	kind: z.string().optional(),
	detail: z.string().optional(),
	outcome: z.string().optional(),
	task: z.string().optional(),
	fault: z.string().optional(),
	/** Number of log lines that could not be written. Other events have a list under this name, which is not read. */
	lost: z.number().optional().catch(undefined),
})
type Line = z.infer<typeof lineSchema>

interface Client {
	consumers: Set<string>
	accounts: Set<string>
	/** Owners of forms that came after a sign-out. */
	forms: Set<string>
	/** Files without a line of the log, by their places from 1 on. */
	unread: number[]
	/** Times of the first and the last line of all clients. */
	first: string
	last: string
}

const hours = absoluteLife / 3600_000
const unknownWords = `No successful sign-in with this login name is in these files, so its other lines are unknown.
A session lasts up to ${hours} hours: take files from then on, or the client's id. LOG_KEY must list the key of these lines.
`

/** Prints the log lines of one client, named on standard input by id or login names, a line each. */
export async function traceClient(config: Config, args: readonly string[]) {
	const options = readTraceArguments(args)
	const typed = (await readStandardInput()).split('\n')
	const names = typed.map((line) => line.trim()).filter(Boolean)
	if (names.length === 0) throw new Error('Standard input has no login name and no id of a client')
	const client = await findClient(options, names)
	const { lines, sessions, isKnown, foreign } = await collectLines(options, client)
	const shared = await countSharedSessions(options, client, sessions)
	recordTrace(config, { ...options, consumers: [...client.consumers], lines: lines.length })
	for (const line of lines) process.stdout.write(`${formatLine(line)}\n`)
	process.stdout.write(describeTimes(options, client))
	process.stdout.write(
		`${lines.length} lines, ${sessions.size} sessions; ${shared} of these sessions also have lines of another client\n`,
	)
	const doubts = [
		...(foreign > 0 ? [describeForeign(foreign)] : []),
		...(await describeLost(options)),
		...client.unread.map((place) => describeUnread(place, options.files.length)),
	]
	if (lines.length === 0) process.stdout.write(await describeGap(options))
	process.stdout.write(await describeStarts(options))
	if (!isKnown) process.stdout.write(unknownWords)
	else if (lines.length === 0 && doubts.length === 0)
		process.stdout.write('This client has lines in these files, but none at that time\n')
	for (const doubt of doubts) process.stdout.write(doubt)
	if (!isKnown || lines.length === 0 || doubts.length > 0) process.exitCode = 1
}

function describeTimes({ from, to }: TraceArguments, { first, last }: Client) {
	const [start, end] = [from, to].map((time) => (Number.isFinite(time) ? formatTime(time) : 'any time'))
	return `Times are of Amsterdam, with their distance from UTC. You asked for ${start} to ${end}.
The files hold lines from ${formatTime(first)} to ${formatTime(last)}.
`
}

function describeForeign(count: number) {
	return `${count} lines of that time have a key that LOG_KEY does not list, so lines of this client may be missing.\n`
}

/** A line tells of it once the log goes on, which may be after the range. */
async function describeLost({ files, from }: TraceArguments) {
	let [count, until] = [0, '']
	for await (const { time, lost = 0 } of readLines(files)) {
		if (lost === 0 || Date.parse(time) < from) continue
		count += lost
		if (time > until) until = time
	}
	const words = 'were lost, as on a full disk, so lines of this client may be missing.'
	return count > 0 ? [`${count} lines before ${formatTime(until)} ${words}\n`] : []
}

/** Times around the range, where the files have none of anybody within it: one between them may be missing. */
async function describeGap({ files, from, to }: TraceArguments) {
	let [before, after] = ['', '']
	for await (const { time } of readLines(files)) {
		const at = Date.parse(time)
		if (at >= from && at <= to) return ''
		if (at < from && time > before) before = time
		if (at > to && (after === '' || time < after)) after = time
	}
	if (before === '' || after === '') return ''
	return `No line of anybody is between ${formatTime(before)} and ${formatTime(after)}: is a file missing?\n`
}

/** A pod that was replaced took its lines along. */
async function describeStarts({ files, from, to }: TraceArguments) {
	const starts: string[] = []
	for await (const { time, msg } of readLines(files))
		if (msg === 'portal listens' && Date.parse(time) >= from && Date.parse(time) <= to) starts.push(time)
	if (starts.length === 0) return ''
	return `The portal started at ${starts.map(formatTime).join(', ')}: what ran before may have written to other files.\n`
}

/** Not by its name, which may be that of the client. */
function describeUnread(place: number, count: number) {
	return `No line of the portal's log is in file ${place} of ${count}, so lines of this client may be missing.\n`
}

/**
 * A client is found as the id of a branch in the log, and by sign-ins with the login name. @throws Error where the files
 * are no log, so that nobody takes it for a client without lines
 */
async function findClient(options: TraceArguments, names: readonly string[]): Promise<Client> {
	const accounts = new Set(names.flatMap((name) => listPseudonyms('account', nameAccount(name))))
	const listConsumers = (branch?: string) =>
		names.flatMap((id) => listPseudonyms('consumer', nameConsumer({ id, branch })))
	const consumers = new Set(listConsumers())
	const branches = new Set<string>()
	const formsOf = new Map<string, string>()
	const unread: number[] = []
	let [first, last] = ['', '']
	for await (const { time, branch, account, consumer, form } of readLines(options.files, unread)) {
		if (first === '' || time < first) first = time
		if (time > last) last = time
		if (account && consumer && accounts.has(account)) consumers.add(consumer)
		if (form && consumer) formsOf.set(form, consumer)
		if (!branch || branches.has(branch)) continue
		branches.add(branch)
		for (const pseudonym of listConsumers(branch)) consumers.add(pseudonym)
	}
	if (first === '') throw new Error(`No line of the portal's log is in ${options.files.join(', ')}`)
	const forms = new Set([...formsOf].flatMap(([form, owner]) => (consumers.has(owner) ? form : [])))
	return { consumers, accounts, forms, unread, first, last }
}

async function collectLines({ files, from, to }: TraceArguments, { consumers, accounts, forms }: Client) {
	const lines: Line[] = []
	const sessions = new Set<string>()
	const keys = listKeyNames()
	let isKnown = false
	let foreign = 0
	for await (const line of readLines(files)) {
		const { time, key, consumer, account = '', form = '', session } = line
		const isAsked = Date.parse(time) >= from && Date.parse(time) <= to
		if (isAsked && key !== undefined && !keys.includes(key)) foreign += 1
		isKnown ||= consumer !== undefined && consumers.has(consumer)
		const isTheirs = consumer ? consumers.has(consumer) : accounts.has(account) || forms.has(form)
		if (!isTheirs || !isAsked) continue
		lines.push(line)
		if (session) sessions.add(session)
	}
	lines.sort((a, b) => Date.parse(a.time) - Date.parse(b.time))
	return { lines, sessions, isKnown, foreign }
}

/** A session belongs to one client: another one in it is a fault of the portal. */
async function countSharedSessions({ files }: TraceArguments, { consumers }: Client, sessions: Set<string>) {
	const shared = new Set<string>()
	for await (const { session, consumer } of readLines(files))
		if (session && consumer && sessions.has(session) && !consumers.has(consumer)) shared.add(session)
	return shared.size
}

/** Skips what is no line of the log. A collector may have put its own prefix before the JSON. */
async function* readLines(files: readonly string[], unread: number[] = []): AsyncGenerator<Line> {
	for (const [at, file] of files.entries()) if ((yield* readFile(file)) === 0) unread.push(at + 1)
}

/** Returns how many lines it found. */
async function* readFile(file: string): AsyncGenerator<Line, number> {
	const bytes = createReadStream(file)
	const input = file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes
	bytes.on('error', (error) => input.destroy(error))
	let [rest, count] = ['', 0]
	for await (const chunk of input.setEncoding('utf8')) {
		const texts = (rest + String(chunk)).split('\n')
		rest = texts.pop() ?? ''
		const lines = texts.flatMap(parseLine)
		count += lines.length
		yield* lines
	}
	const end = parseLine(rest)
	yield* end
	return count + end.length
}

function parseLine(text: string): Line[] {
	const start = text.indexOf('{')
	if (start < 0) return []
	try {
		const { data } = lineSchema.safeParse(JSON.parse(text.slice(start)))
		return data ? [data] : []
	} catch {
		return []
	}
}

function formatLine({ time, msg, requestId, session, ...line }: Line) {
	const { method, path, status, kind, detail, branch, outcome, task, fault } = line
	const event = msg === 'security event' ? [kind, detail] : [status, method, path]
	const facts = Object.entries({
		outcome,
		task,
		fault,
		session: session?.slice(0, 8),
		branch,
		request: requestId,
	})
	const members = facts.flatMap(([name, value]) => (value ? `${name}=${value}` : []))
	return [formatTime(time), ...event.filter((part) => part !== undefined), ...members].join('  ')
}

function formatTime(time: number | string) {
	const instant = new Date(time)
	return `${toWallClock(instant).format('YYYY-MM-DDTHH:mm:ss')}${formatOffset(instant)}`
}
