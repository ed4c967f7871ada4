import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AdvisorCards } from '#app/pages/advisor-cards'
import { PaymentFacts } from '#app/features/invoices/payment-facts'
import { PaymentForm } from '#app/features/invoices/payment-form'
import { paymentFormSchema, startPayment } from '#app/features/invoices/payment.server'
import { answerInvalid, isComplete, parseForm } from '#app/forms/parse-form.server'
import { getPageTitle } from '#app/request/page-title'
import { ActionPage } from '#app/pages/action-page'
import { getPaymentAction, getPaymentPage } from '#app/pages/payment.server'
import { requireConsumer } from '#app/request/guard.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return getPaymentPage(ctx, args.params)
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args)
	const task = await getPaymentAction(ctx, args.params)
	const form = await parseForm(args.request, paymentFormSchema)
	if (!isComplete(form)) return answerInvalid(ctx, form)
	return startPayment(ctx, form, task)
}

export default function InvoicePaymentPage() {
	const page = useLoaderData<typeof loader>()
	const contact = page.contact ? <AdvisorCards {...page.contact} /> : null
	return (
		<ActionPage page={page} name="payment" lead={<PaymentFacts page={page}>{contact}</PaymentFacts>}>
			{({ formId, shownTerms }) => <PaymentForm page={page} formId={formId} shownTerms={shownTerms} />}
		</ActionPage>
	)
}
