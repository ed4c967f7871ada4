import { randomUUID } from 'node:crypto'
import { askApi } from '#app/api/ask-api.server'
import { ApiClient } from '#app/api/client.server'
import { licenceItemSchema } from '#app/api/resources/licence'
import type { Config } from '#app/config/config.server'
import { getLogger } from '#app/config/log.server'

/** Milliseconds until the call counts as unanswered. */
const patience = 5_000
/** A proxy's cache, or a slow answer, makes the API's clock look late. */
const mostSeconds = 300

const words = {
	'not an API': 'API_URL is no address of the API: something else answers there',
	failing: 'the API fails',
}

/** Says in one line what came from API_URL at a start, and which branches of HOST_BRANCHES it lacks. */
export async function probeApi({ HOST_BRANCHES }: Pick<Config, 'HOST_BRANCHES'>) {
	const { state, facts, secondsAhead: seconds = 0 } = await askApi(patience)
	if (Math.abs(seconds) > mostSeconds)
		getLogger().warn({ seconds }, 'the clock of this process differs from the API')
	if (state !== 'ok')
		return getLogger().warn(facts, facts.reason === undefined ? words[state] : 'nobody answers at API_URL')
	getLogger().info(facts, 'the API answers')
	if (HOST_BRANCHES.size === 0) return
	const known = await listBranches().catch(() => undefined)
	if (!known) return getLogger().warn('HOST_BRANCHES was not compared: the branches are unknown')
	const branches = [...HOST_BRANCHES.values()].filter((branch) => !known.includes(branch))
	if (branches.length > 0) getLogger().warn({ branches }, 'HOST_BRANCHES names branches that the API lacks')
}

async function listBranches() {
	const api = new ApiClient({
		requestId: randomUUID(),
		language: () => Promise.resolve('nl'),
		branch: () => Promise.resolve(undefined),
	})
	const { known, isComplete } = await api.list('/api/licenses', licenceItemSchema)
	return isComplete ? known.map(({ domain }) => domain) : undefined
}
