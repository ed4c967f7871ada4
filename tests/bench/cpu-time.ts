import { readdirSync, readFileSync } from 'node:fs'

/**
 * The time that processors have worked for a process, user and system, all threads together, in milliseconds. Linux
 * counts it in nanoseconds (`schedstat`), where `/proc/<pid>/stat` counts in hundredths of a second.
 */
export function readCpuTime(pid: number): number {
	const threads = readdirSync(`/proc/${pid}/task`)
	const times = threads.map((thread) =>
		Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
	)
	return times.reduce((sum, time) => sum + time, 0) / 1e6
}
