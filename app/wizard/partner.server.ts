import { isUnread } from '#app/lib/unread'
import { personSchema, type Person } from '#app/api/resources/consumer'
import { settle } from '#app/request/settle'
import type { Uses } from '#app/request/context.server'
import type { TextKey } from '#app/locales/texts'

export interface SettledPartner {
	partner?: Person
	/** Why it is unknown whether there is a partner. */
	problem?: TextKey
}

/** Partners that are companies are ignored; `problem` is set when the API failed [A109]. @see [287] */
export async function settlePartner({ api }: Uses<'api'>): Promise<SettledPartner> {
	const { value, problem } = await settle(api.find('/api/consumers/partner', personSchema))
	if (problem || isUnread(value?.isCompany)) return { problem: 'wizard.partnerMissing' }
	return { partner: value?.isCompany === true ? undefined : value }
}
