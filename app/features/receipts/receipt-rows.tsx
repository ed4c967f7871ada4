import { FileList, FileRow } from '#app/ui/file-row'
import { Link } from '#app/ui/link'
import type { ReceiptRow } from './receipts.server'

/** Receipts by what was sent and when, each leading to all of it. */
export function ReceiptRows({ rows }: { rows: readonly ReceiptRow[] }) {
	return (
		<FileList>
			{rows.map(({ href, title, when }) => (
				<FileRow key={href} icon="check" name={<Link href={href}>{title}</Link>} meta={when} />
			))}
		</FileList>
	)
}
