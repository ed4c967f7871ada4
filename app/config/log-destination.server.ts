import { write as writeAsync, writeSync } from 'node:fs'
import { findErrorCode } from '#app/lib/error-code'

/** Bytes of lines that wait for a slow or full disk; further lines are dropped. */
const maxWaiting = 4 * 1024 * 1024
const retryAfter = 1_000
const busyRetryAfter = 50
/** Tries at exit for a pipe whose reader is slow. */
const exitAttempts = 20
/** Milliseconds without a written byte after which a reader counts as stuck: a write at exit could wait for it for ever. */
const stuckAfter = 500

const empty = Buffer.alloc(0)

interface DestinationOptions {
	/** Bytes in one write, whole lines; a longer line is one write of its own. */
	maxWrite: number
	/** Called once per outage, with the system's code. */
	onFailure: (code: string) => void
	/** Called when writing works again, with the number of dropped lines. */
	onRecovery: (dropped: number) => void
	/** Called at exit, with the number of lost lines. */
	onLoss: (dropped: number) => void
}

/**
 * A pino destination for a file descriptor. Writes are asynchronous and in order. When the disk is full or the reader
 * is gone, lines wait within `maxWaiting` bytes and the rest is dropped and counted; nothing throws.
 */
export function createLogDestination(fd: number, options: DestinationOptions) {
	const queue = createLineQueue(options.maxWrite)
	let current = empty
	let state: 'idle' | 'writing' | 'pausing' = 'idle'
	let [isFailing, lastProgress] = [false, 0]

	function writeNext() {
		if (state !== 'pausing') lastProgress = performance.now()
		if (current.length === 0) current = queue.take()
		state = current.length > 0 ? 'writing' : 'idle'
		if (state === 'writing') writeAsync(fd, current, afterWrite)
	}

	function afterWrite(error: NodeJS.ErrnoException | null, written: number) {
		if (error) return pause(error)
		current = current.subarray(written)
		if (isFailing && current.length === 0) {
			isFailing = false
			options.onRecovery(queue.takeDropped())
		}
		writeNext()
	}

	function pause(error: NodeJS.ErrnoException) {
		state = 'pausing'
		setTimeout(writeNext, isBusy(error) ? busyRetryAfter : retryAfter).unref()
		if (isBusy(error) || isFailing) return
		isFailing = true
		options.onFailure(findErrorCode(error) ?? 'unknown')
	}

	return {
		write(line: string) {
			queue.push(line)
			if (state === 'idle') writeNext()
		},
		/** Writes the waiting lines at exit, and gives up on an error. */
		flushSync() {
			const stalled = isFailing || state === 'idle' ? 0 : performance.now() - lastProgress
			// The system finishes a running write while the process ends.
			const unwritten = state === 'writing' ? empty : current
			const lost = stalled > stuckAfter ? countLost(current, queue) : writeSyncAll(fd, unwritten, queue)
			if (lost > 0) options.onLoss(lost)
		},
	}
}

type LineQueue = ReturnType<typeof createLineQueue>

function createLineQueue(maxWrite: number) {
	const lines: string[] = []
	let bytes = 0
	let dropped = 0
	return {
		push(line: string) {
			const size = Buffer.byteLength(line)
			if (bytes + size > maxWaiting) {
				dropped += 1
				return
			}
			lines.push(line)
			bytes += size
		},
		/** Takes whole lines of at most `maxWrite` bytes, or one longer line. */
		take() {
			let [count, size] = [0, 0]
			for (const line of lines) {
				const length = Buffer.byteLength(line)
				if (count > 0 && size + length > maxWrite) break
				count += 1
				size += length
			}
			bytes -= size
			return Buffer.from(lines.splice(0, count).join(''))
		},
		takeDropped() {
			const count = dropped
			dropped = 0
			return count
		},
		countLost: () => dropped + lines.length,
	}
}

/** Number of lines that could not be written. */
function writeSyncAll(fd: number, first: Buffer, queue: LineQueue): number {
	let current = first
	let attempts = 0
	for (;;) {
		if (current.length === 0) current = queue.take()
		if (current.length === 0) return queue.countLost()
		try {
			current = current.subarray(writeSync(fd, current))
		} catch (error) {
			attempts += 1
			if (!isBusy(error) || attempts === exitAttempts) return countLost(current, queue)
			Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, busyRetryAfter)
		}
	}
}

function countLost(current: Buffer, queue: LineQueue) {
	return queue.countLost() + current.toString().split('\n').length - 1
}

function isBusy(error: unknown) {
	return error instanceof Error && findErrorCode(error) === 'EAGAIN'
}
