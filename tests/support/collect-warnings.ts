import { setTimeout as wait } from 'node:timers/promises'
import type { TestPortal } from './portal'

/** Warnings about one path that the portal logs during the work; they may follow the response. */
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
