import type { ApiError } from '#app/api/errors'
import { getMessageKey } from '#app/api/error-members'
import { inventoryRequirementsSchema } from '#app/api/resources/inventory-requirements'
import { settle } from '#app/request/settle'
import type { Uses } from '#app/request/context.server'
import type { TextKey } from '#app/locales/texts'

/** @see [566] */
export function settleRequirements({ api }: Uses<'api'>, actionId: string) {
	const path = `/api/inventory-form/requirements/${encodeURIComponent(actionId)}` as const
	return settle(api.get(path, inventoryRequirementsSchema))
}

/** Every failure refers to the advisor [577]. */
export function getRequirementsFailure(problem: ApiError): TextKey {
	const key = getMessageKey(problem)
	return key === 'errors.dataSharingRequirementsFailed' ? key : 'errors.dataFetchFailed'
}
