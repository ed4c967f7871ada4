import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { measureHeic } from './heic-size'
import source from './photo-child.mjs?raw'

interface Client {
	/** Milliseconds of all turns since somebody last waited. */
	used: number
	waiting: (() => void)[]
}

/**
 * Runs one piece of work at a time. Of the clients that wait, the one whose turns took the least time is next; a client
 * that did not wait gets no credit for that. `now` returns milliseconds.
 */
export function createFairTurns(now: () => number) {
	const clients = new Map<string, Client>()
	let isRunning = false
	let level = 0

	function startNext() {
		const waiting = [...clients.values()].filter((client) => client.waiting.length > 0)
		const [next] = waiting.sort((a, b) => a.used - b.used)
		isRunning = next !== undefined
		if (!next) return clients.clear()
		level = next.used
		next.waiting.shift()?.()
	}

	return function takeTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
		const client = clients.get(name) ?? { used: 0, waiting: [] }
		client.used = Math.max(client.used, level)
		clients.set(name, client)
		const begun = new Promise<void>((begin) => client.waiting.push(begin))
		const done = begun.then(async () => {
			const started = now()
			return work().finally(() => (client.used += now() - started))
		})
		// Waits a macrotask, because a client queues its next photo only after this promise settles.
		const next = () => void setImmediate(startNext)
		done.then(next, next)
		if (!isRunning) startNext()
		return done
	}
}

/** Pixels per photo. Phones reach about 50 million. */
export const mostPoints = 50_000_000

export type PhotoFault = 'broken' | 'unfit' | 'tooManyPoints' | 'tooLong' | 'tooMuchMemory'

export interface WrittenPhoto {
	jpeg: Uint8Array
	width: number
	height: number
}

type Result = (WrittenPhoto & { fault?: undefined }) | { fault: PhotoFault }

/** Names of functions of `photo-child.mjs`. */
type Job = 'convertHeic' | 'makePage'
type Read = () => Promise<Uint8Array>

export interface PhotoTurn {
	/** Owner of the photo; clients take turns. */
	client: string
	signal?: AbortSignal
}

interface Bounds {
	mostPoints: number
	/** Bytes. */
	mostMemory: number
	/** Milliseconds. */
	longest: number
	/** Milliseconds without work until the process ends. */
	idle: number
}

const usualBounds = { mostPoints, mostMemory: 1.25 * 1024 ** 3, longest: 30_000, idle: 60_000 }
/** Points of tiles of which an edge is shown. */
const tilesAtEdges = 2_000_000
/** Milliseconds of a HEIC photo of no size, and of each point: ten times what a phone's photo takes. */
const longestStart = 3_000
const longestPerPoint = 0.000_6
/** Milliseconds between two looks at the memory. */
const lookEvery = 50

/**
 * Decodes photos one at a time in one child process, which is killed beyond its bounds: limits of a worker thread do
 * not bound the memory of native code.
 */
export function createPhotoProcess(bounds: Bounds = usualBounds) {
	let child: ChildProcess | undefined
	let resting: NodeJS.Timeout | undefined
	const takeTurn = createFairTurns(() => performance.now())

	function end() {
		child?.kill('SIGKILL')
		child = undefined
	}

	async function run(job: Job, bytes: Uint8Array, signal: AbortSignal | undefined): Promise<Result> {
		const { fault, longest = bounds.longest, points } = job === 'convertHeic' ? judgeHeic(bytes, bounds) : {}
		if (fault) return { fault }
		clearTimeout(resting)
		const running = child?.connected ? child : start(bounds)
		child = running
		const result = await send(running, { job, bytes, points }, { ...bounds, longest, signal })
		if (result.fault === 'tooLong' || result.fault === 'tooMuchMemory') end()
		resting = setTimeout(end, bounds.idle).unref()
		signal?.throwIfAborted()
		return result
	}

	function queue(job: Job, read: Read, { client, signal }: PhotoTurn): Promise<Result> {
		return takeTurn(client, async () => {
			signal?.throwIfAborted()
			return run(job, await read(), signal)
		})
	}

	return {
		/** HEIC or HEIF to JPEG. `read` is called when it is this photo's turn. @throws the reason of `signal` */
		convertHeic: (read: Read, turn: PhotoTurn) => queue('convertHeic', read, turn),
		/** JPEG or PNG to an upright JPEG in sRGB, white behind transparent parts. Otherwise as `convertHeic`. */
		makePage: (read: Read, turn: PhotoTurn) => queue('makePage', read, turn),
		getProcessId: () => child?.pid,
		end,
	}
}

/**
 * A decoder's time grows with the parts of a picture, which may be much larger than what is shown of them, and with ways of
 * putting them together that a header does not tell. So it also has a time in proportion to what is shown.
 */
function judgeHeic(
	bytes: Uint8Array,
	{ mostPoints, longest }: Bounds,
): { fault?: PhotoFault; longest?: number; points?: number } {
	const size = measureHeic(bytes)
	if (!size) return { fault: 'broken' }
	if (size.shown > mostPoints) return { fault: 'tooManyPoints' }
	if (size.coded > 2 * size.shown + tilesAtEdges) return { fault: 'unfit' }
	return { points: size.shown, longest: Math.min(longest, longestStart + size.shown * longestPerPoint) }
}

/** The one process of this portal process. */
export const photoProcess = createPhotoProcess()

/** Without the environment, because that contains secrets. */
const options: SpawnOptions = {
	env: { NODE_ENV: 'production' },
	stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
	serialization: 'advanced',
}

function start(bounds: Bounds): ChildProcess {
	const code = ['--input-type=module', '-e', source]
	const child = spawn(process.execPath, [...code, import.meta.url, String(bounds.mostPoints)], options)
	child.on('error', () => undefined)
	child.unref()
	child.channel?.unref()
	return child
}

function send(
	child: ChildProcess,
	message: { job: Job; bytes: Uint8Array; points: number | undefined },
	{ mostMemory, longest, signal }: Bounds & { signal: AbortSignal | undefined },
): Promise<Result> {
	return new Promise((resolve) => {
		const stop = (fault: PhotoFault) => () => settle({ fault })
		// An ended process says nothing about the photo.
		const [lost, tooLong] = [stop('unfit'), stop('tooLong')]
		const late = setTimeout(tooLong, longest)
		const watch = setInterval(async () => {
			if ((await readMemory(child.pid)) > mostMemory) settle({ fault: 'tooMuchMemory' })
		}, lookEvery)
		function settle(result: Result) {
			clearTimeout(late)
			clearInterval(watch)
			child.off('message', settle).off('exit', lost).off('error', lost)
			signal?.removeEventListener('abort', tooLong)
			resolve(result)
		}
		child.on('message', settle).on('exit', lost).on('error', lost)
		signal?.addEventListener('abort', tooLong)
		child.send(message, (error) => error && lost())
	})
}

/** Bytes; 0 where the system has no /proc, where pixels and time alone are bounded. */
async function readMemory(pid: number | undefined) {
	const status = await readFile(`/proc/${pid}/status`, 'latin1').catch(() => '')
	return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024
}
