import { readdirSync, readFileSync } from 'node:fs'

/**
 * CPU time of a process in ms: user and system, all threads. Linux's `schedstat` counts in nanoseconds,
 * `/proc/<pid>/stat` in hundredths of a second.
 */
export function readCpuTime(pid: number): number {
	const threads = readdirSync(`/proc/${pid}/task`)
	const times = threads.map((thread) =>
		Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
	)
	return times.reduce((sum, time) => sum + time, 0) / 1e6
}
