import { findPaymentReceipt } from '#app/features/invoices/bank-url.server'
import { getActionPage } from '#app/features/tasks/action-page.server'
import type { RequestContext } from '#app/request/context.server'

/** A payment has no form that completes its task, so its receipt is found beside the invoice. */
export function getTaskPage(ctx: RequestContext, request: Request) {
	return getActionPage(ctx, request, (actionId) => findPaymentReceipt(ctx, actionId))
}
