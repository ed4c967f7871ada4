import type { ApiError } from '#app/api/errors'
import { messageKeyOf } from '#app/api/error-message'
import { inventoryRequirements } from '#app/api/resources/inventory-requirements'
import { settle } from '#app/api/settle'
import type { Visit } from '#app/context.server'
import type { TextKey } from '#app/locales/texts'

/** What collecting the inventory elsewhere takes. @see [566] */
export function settleRequirements({ api }: Pick<Visit, 'api'>, action: string) {
	const path = `/api/inventory-form/requirements/${encodeURIComponent(action)}` as const
	return settle(api.get(path, inventoryRequirements))
}

/** Whatever fails, the client is told to ask the advisor [577]. */
export function requirementsFailure(problem: ApiError): TextKey {
	const key = messageKeyOf(problem)
	return key === 'errors.dataSharingRequirementsFailed' ? key : 'errors.dataFetchFailed'
}
