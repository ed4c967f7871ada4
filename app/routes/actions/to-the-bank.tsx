import { json, redirect, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { findBankPage } from '#app/features/invoices/payment-page.server'
import { requireUnpaid } from '#app/features/invoices/payment.server'
import { isPageRequest } from '#app/lib/request-kind'
import { getPageTitle } from '#app/request/page-title'
import { openPaymentAction } from '#app/pages/payment.server'
import { paths } from '#app/paths'
import { requireConsumer } from '#app/request/guard.server'
import { ButtonLink } from '#app/ui/button'
import { ButtonRow } from '#app/ui/button-row'
import { PageContent } from '#app/ui/page-content'

export const meta = getPageTitle

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders

/** A page in between, because CSP form-action forbids a form redirect to another site. */
export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const task = await openPaymentAction(ctx, args.params)
	const page = isPageRequest(args.request) ? await findBankPage(ctx, task) : undefined
	if (!page) return redirect(paths.invoicePayment(task.id))
	if (!page.isNew) await requireUnpaid(ctx, task)
	return json(page, { headers: { Refresh: `0; url=${page.link.href}` } })
}

export default function ToTheBankPage() {
	const { title, purpose, back, link } = useLoaderData<typeof loader>()
	return (
		<PageContent title={title} purpose={purpose} back={back}>
			<ButtonRow>
				<ButtonLink variant="primary" href={link.href}>
					{link.label}
				</ButtonLink>
			</ButtonRow>
		</PageContent>
	)
}
