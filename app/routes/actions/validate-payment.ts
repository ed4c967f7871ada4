import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { validatePayment } from '#app/features/invoices/payment.server'
import { isPageRequest } from '#app/lib/request-kind'
import { openPaymentAction } from '#app/pages/payment.server'
import { paths } from '#app/paths'
import { requireConsumer } from '#app/request/guard.server'

/** Return address of the bank [A31]. The page after the redirect shows the result. */
export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const task = await openPaymentAction(ctx, args.params)
	if (!isPageRequest(args.request)) return redirect(paths.invoicePayment(task.id))
	return validatePayment(ctx, task)
}
