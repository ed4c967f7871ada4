import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import source from './heic-child.mjs?raw'
import { mostPoints } from './join-photos'

type Fault = 'broken' | 'tooManyPoints' | 'tooLong' | 'tooMuchMemory'
type Converted = { jpeg: Uint8Array; fault?: undefined } | { fault: Fault }

interface Bounds {
	mostPoints: number
	/** Bytes. */
	mostMemory: number
	/** Milliseconds. */
	longest: number
	/** Milliseconds without work until the process ends. */
	idle: number
}

const usualBounds = { mostPoints, mostMemory: 1.25 * 1024 ** 3, longest: 60_000, idle: 60_000 }
/** Milliseconds between two looks at the memory. */
const lookEvery = 50

/**
 * Converts HEIC and HEIF photos one at a time in one child process, which is killed beyond its bounds: limits of a
 * worker thread do not bound the memory of native code.
 */
export function createHeicConverter(bounds: Bounds = usualBounds) {
	let child: ChildProcess | undefined
	let resting: NodeJS.Timeout | undefined
	let before: Promise<unknown> = Promise.resolve()

	function end() {
		child?.kill('SIGKILL')
		child = undefined
	}

	async function run(heic: Uint8Array, signal: AbortSignal | undefined): Promise<Converted> {
		clearTimeout(resting)
		const running = child?.connected ? child : start(bounds)
		child = running
		const result = await convert(running, heic, { ...bounds, signal })
		if (result.fault === 'tooLong' || result.fault === 'tooMuchMemory') end()
		resting = setTimeout(end, bounds.idle).unref()
		signal?.throwIfAborted()
		return result
	}

	return {
		/** `read` is called when it is this photo's turn. @throws the reason of `signal` */
		convert(read: () => Promise<Uint8Array>, signal?: AbortSignal): Promise<Converted> {
			const done = before.then(async () => {
				signal?.throwIfAborted()
				return run(await read(), signal)
			})
			before = done.catch(() => undefined)
			return done
		},
		getProcessId: () => child?.pid,
		end,
	}
}

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

function convert(
	child: ChildProcess,
	heic: Uint8Array,
	{ mostMemory, longest, signal }: Bounds & { signal: AbortSignal | undefined },
): Promise<Converted> {
	return new Promise((resolve) => {
		const stop = (fault: Fault) => () => settle({ fault })
		const [broken, tooLong] = [stop('broken'), stop('tooLong')]
		const late = setTimeout(tooLong, longest)
		const watch = setInterval(async () => {
			if ((await readMemory(child.pid)) > mostMemory) settle({ fault: 'tooMuchMemory' })
		}, lookEvery)
		function settle(result: Converted) {
			clearTimeout(late)
			clearInterval(watch)
			child.off('message', settle).off('exit', broken).off('error', broken)
			signal?.removeEventListener('abort', tooLong)
			resolve(result)
		}
		child.on('message', settle).on('exit', broken).on('error', broken)
		signal?.addEventListener('abort', tooLong)
		child.send({ heic }, (error) => error && broken())
	})
}

/** Bytes; 0 where the system has no /proc, where pixels and time alone are bounded. */
async function readMemory(pid: number | undefined) {
	const status = await readFile(`/proc/${pid}/status`, 'latin1').catch(() => '')
	return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024
}
