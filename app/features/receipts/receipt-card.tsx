import { Card } from '#app/ui/card'
import { Link } from '#app/ui/link'
import type { ReceiptRow } from './receipts.server'
import { FileList, FileRow } from '#app/ui/file-row'

export function ReceiptRows({ rows }: { rows: readonly ReceiptRow[] }) {
	return (
		<FileList>
			{rows.map(({ href, title, icon, when }) => (
				<FileRow key={href} icon={icon} name={<Link href={href}>{title}</Link>} meta={when} />
			))}
		</FileList>
	)
}

interface ReceiptCardProps {
	title: string
	rows: readonly ReceiptRow[]
	more?: { href: string; label: string }
}

export function ReceiptCard({ title, rows, more }: ReceiptCardProps) {
	return (
		<Card title={title} footer={more ? <Link href={more.href}>{more.label}</Link> : undefined}>
			<ReceiptRows rows={rows} />
		</Card>
	)
}
