import { askApi } from '#app/api/ask-api.server'
import { getLogger } from '#app/config/log.server'

/** Milliseconds until the call counts as unanswered. */
const patience = 5_000

const words = {
	'not an API': 'API_URL is no address of the API: something else answers there',
	failing: 'the API fails',
}

/** Says in one line what came from API_URL at a start. */
export async function probeApi() {
	const { state, facts } = await askApi(patience)
	if (state === 'ok') getLogger().info(facts, 'the API answers')
	else getLogger().warn(facts, facts.reason === undefined ? words[state] : 'nobody answers at API_URL')
}
