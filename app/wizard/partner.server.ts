import { consumerSchema, type Consumer } from '#app/api/resources/consumer'
import { settle } from '#app/request/settle'
import type { Uses } from '#app/request/context.server'
import type { TextKey } from '#app/locales/texts'

export interface SettledPartner {
	partner?: Consumer
	/** Why nobody knows whether there is one. */
	problem?: TextKey
}

/** The client's partner, if there is one who is a person; `problem` when the API could not tell [A109]. @see [287] */
export async function settlePartner({ api }: Uses<'api'>): Promise<SettledPartner> {
	const { value, problem } = await settle(api.find('/api/consumers/partner', consumerSchema))
	if (problem) return { problem: 'wizard.partnerMissing' }
	return { partner: value?.isCompany ? undefined : value }
}
