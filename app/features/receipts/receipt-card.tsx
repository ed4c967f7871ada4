import { Card } from '#app/ui/card'
import { Link } from '#app/ui/link'
import { ReceiptRows } from './receipt-rows'
import type { ReceiptRow } from './receipts.server'

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
