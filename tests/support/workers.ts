import type { TestPortal } from './portal'

/** The processes of the workers that listened so far, in that order. */
export function listWorkers(portal: TestPortal) {
	return portal.log().flatMap(({ msg, pid }) => (msg === 'a worker listens' ? [Number(pid)] : []))
}

/** While these processes stand still, the others answer. */
export async function whileStopped<T>(pids: number[], work: () => Promise<T>): Promise<T> {
	for (const pid of pids) process.kill(pid, 'SIGSTOP')
	try {
		return await work()
	} finally {
		for (const pid of pids) process.kill(pid, 'SIGCONT')
	}
}
