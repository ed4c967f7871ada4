import { json, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { problemsOf } from '#app/api/settle'
import { invoicePage } from '#app/features/invoices/invoice-page.server'
import { InvoiceTable } from '#app/features/invoices/invoice-table'
import { problemNotices } from '#app/features/shell/notices.server'
import { pageTitle } from '#app/page-title'
import { getBills } from '#app/pages/bills.server'
import { paths } from '#app/paths'
import { ListPage } from '#app/products/list-page'
import { requireConsumer } from '#app/session/guard.server'
import { ButtonLink } from '#app/ui/button'

export const meta = pageTitle

export async function loader(args: LoaderFunctionArgs) {
	const visit = await requireConsumer(args)
	const { bills, actions } = await getBills(visit)
	const notices = problemNotices(problemsOf(actions), visit.say)
	return json({ ...invoicePage(visit, args.request, bills), notices })
}

export default function InvoicesPage() {
	const { title, list, table, export: label } = useLoaderData<typeof loader>()
	const tools = (
		<ButtonLink variant="quiet" href={paths.exportInvoices()} reload icon="download">
			{label}
		</ButtonLink>
	)
	return (
		<ListPage title={title} list={list} tools={tools}>
			<InvoiceTable caption={title} table={table} />
		</ListPage>
	)
}
