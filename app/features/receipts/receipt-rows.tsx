import { FileList, FileRow } from '#app/ui/file-row'
import { Link } from '#app/ui/link'
import type { ReceiptRow } from './receipts.server'

export function ReceiptRows({ rows }: { rows: readonly ReceiptRow[] }) {
	return (
		<FileList>
			{rows.map(({ href, title, when }) => (
				<FileRow key={href} icon="check" name={<Link href={href}>{title}</Link>} meta={when} />
			))}
		</FileList>
	)
}
