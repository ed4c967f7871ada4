import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listProblems } from '#app/request/settle'
import { buildInvoiceTable } from '#app/features/invoices/invoice-page.server'
import { InvoiceTables } from '#app/features/invoices/invoice-table'
import { InvoiceTotals } from '#app/features/invoices/invoice-totals'
import { createProblemNotices } from '#app/request/problem-notices.server'
import { getPageTitle } from '#app/request/page-title'
import { getInvoices } from '#app/pages/invoices.server'
import { ListPage } from '#app/products/list-page'
import { requireConsumer } from '#app/request/guard.server'
import { ArchiveLink } from '#app/ui/archive-link'
import { ButtonRow } from '#app/ui/button-row'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const { bills, actions } = await getInvoices(ctx)
	const notices = createProblemNotices(listProblems(actions), ctx)
	return { ...buildInvoiceTable(ctx, args.request, bills), notices }
}

export default function InvoicesPage() {
	const { table, totals, files, ...page } = useLoaderData<typeof loader>()
	return (
		<ListPage
			{...page}
			lead={totals ? <InvoiceTotals {...totals} /> : null}
			tools={
				<ButtonRow>
					{files.map((file) => (
						<ArchiveLink key={file.href} {...file} />
					))}
				</ButtonRow>
			}
		>
			<InvoiceTables table={table} />
		</ListPage>
	)
}
