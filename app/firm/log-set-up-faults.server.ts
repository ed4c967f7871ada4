import { getLogger } from '#app/config/log.server'

type Part = 'dictionary' | 'licence' | 'picture' | 'theme'

const mostTold = 1_000
const mostOfLine = 50
const told = new Set<string>()

/** Logs each fault of a firm's set-up once per process. Faults hold names of members and keys, never texts. */
export function logSetUpFaults(part: Part, branch: string, faults: readonly object[]) {
	const fresh = faults.filter((fault) => {
		const key = `${part} ${branch} ${JSON.stringify(fault)}`
		if (told.has(key) || told.size >= mostTold) return false
		told.add(key)
		return true
	})
	if (fresh.length === 0) return
	getLogger().warn(
		{ part, branch, count: fresh.length, faults: fresh.slice(0, mostOfLine) },
		'the firm set up what the portal cannot use',
	)
}
