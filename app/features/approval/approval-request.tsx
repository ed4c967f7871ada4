import { DefinitionList } from '#app/ui/definition-list'
import { Card } from '#app/ui/card'
import { FileLinks } from '#app/ui/file-links'
import { FileList, FileRow } from '#app/ui/file-row'
import type { ApprovalView } from './approval-page.server'

export function ApprovalRequest({ page: { facts, file } }: { page: ApprovalView }) {
	return (
		<>
			{facts.length > 0 ? <DefinitionList items={facts} /> : null}
			{file ? (
				<Card>
					<FileList>
						<FileRow name={file.name} action={<FileLinks {...file} />} />
					</FileList>
				</Card>
			) : null}
		</>
	)
}
