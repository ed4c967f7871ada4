import { FileList, FileRow } from '#app/ui/file-row'
import { Link } from '#app/ui/link'
import type { ReceiptRow } from './receipts.server'

export function ReceiptRows({ rows }: { rows: readonly ReceiptRow[] }) {
	return (
		<FileList>
			{rows.map(({ href, title, icon, when }) => (
				<FileRow key={href} icon={icon} name={<Link href={href}>{title}</Link>} meta={when} />
			))}
		</FileList>
	)
}
