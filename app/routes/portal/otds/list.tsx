import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getOtdList } from '#app/features/otds/otds.server'
import { getPageTitle } from '#app/request/page-title'
import { ListPage } from '#app/products/list-page'
import { requireConsumer } from '#app/request/guard.server'
import { Fragment } from 'react'
import { Badge } from '#app/ui/badge'
import { DataTable } from '#app/ui/data-table'
import { Link } from '#app/ui/link'
import { StatusTag } from '#app/ui/status-tag'
import type { Tone } from '#app/ui/tone'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return getOtdList(ctx, args.request)
}

export default function OtdsPage() {
	const { columns, rows, badgeLabels, ...page } = useLoaderData<typeof loader>()
	return (
		<ListPage {...page}>
			<OtdTable title={page.title} columns={columns} rows={rows} badgeLabels={badgeLabels} />
		</ListPage>
	)
}

interface OtdTableProps {
	title: string
	columns: { title: string; date: string; status: string }
	rows: readonly {
		href: string
		title: string
		badge?: number
		date: string
		status: { tone: Tone; text: string }
	}[]
	badgeLabels: { one: string; other: string }
}

function OtdTable({ title, columns, rows, badgeLabels }: OtdTableProps) {
	return (
		<DataTable
			caption={title}
			captionHidden
			columns={[{ label: columns.title }, { label: columns.date }, { label: columns.status }]}
			rows={rows.map(({ href, title: name, badge, date, status }) => ({
				id: href,
				tone: status.tone,
				cells: [
					<Fragment key="name">
						<Link href={href}>{name}</Link>{' '}
						{badge ? (
							<Badge count={badge} label={badge === 1 ? badgeLabels.one : badgeLabels.other} spelled />
						) : null}
					</Fragment>,
					date,
					<StatusTag key="status" tone={status.tone}>
						{status.text}
					</StatusTag>,
				],
			}))}
		/>
	)
}
