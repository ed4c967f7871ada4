import type { TestPortal } from './portal'

/** Process ids of all workers that have listened, in order. */
export function listWorkers(portal: TestPortal) {
	return portal.log().flatMap(({ msg, pid }) => (msg === 'a worker listens' ? [Number(pid)] : []))
}

/** Suspends these processes during the work. */
export async function whileStopped<T>(pids: number[], work: () => Promise<T>): Promise<T> {
	for (const pid of pids) process.kill(pid, 'SIGSTOP')
	try {
		return await work()
	} finally {
		for (const pid of pids) process.kill(pid, 'SIGCONT')
	}
}
