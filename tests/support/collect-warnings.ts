import { setTimeout as wait } from 'node:timers/promises'
import type { TestPortal } from './portal'

/** The warnings that the portal's log gains about one path while something is done; they may come after the answer. */
export async function collectWarnings<T>(portal: TestPortal, path: string, work: () => Promise<T>) {
	const before = portal.log().length
	const result = await work()
	const find = () =>
		portal
			.log()
			.slice(before)
			.filter((line) => line.path === path && Number(line.level) >= 40)
	for (let turn = 0; turn < 100 && find().length === 0; turn += 1) await wait(20)
	return { result, warnings: find() }
}
