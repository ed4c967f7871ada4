import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import {
	groupDocuments,
	createDocumentLinks,
	getImportantDocumentsHeading,
	listImportantDocuments,
	type DocumentGroup,
	type DocumentLinks,
} from '#app/features/documents/important-documents.server'
import { getPageTitle } from '#app/request/page-title'
import { requireConsumer } from '#app/request/guard.server'
import { EmptyState } from '#app/ui/empty-state'
import { PageContent } from '#app/ui/page-content'
import { RichText } from '#app/ui/rich-text'
import { ArchiveLink } from '#app/ui/archive-link'
import { Card } from '#app/ui/card'
import { FileLinks } from '#app/ui/file-links'
import { FileList, FileRow } from '#app/ui/file-row'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const { say } = ctx
	const [{ licence }, documents] = await Promise.all([ctx.firm(), listImportantDocuments(ctx)])
	return {
		...getImportantDocumentsHeading(licence, say),
		...(documents.isComplete ? {} : { none: say('unread.title'), note: say('unread.list') }),
		groups: groupDocuments(documents.known, say),
		links: createDocumentLinks(documents, say),
	}
}

export default function ImportantDocumentsPage() {
	const { title, titleLang, html, none, note, groups, links } = useLoaderData<typeof loader>()
	return (
		<PageContent title={title} titleLang={titleLang}>
			{html ? <RichText {...html} level={2} /> : null}
			{note ? <p>{note}</p> : null}
			{groups.length > 0 ? (
				<ImportantDocuments groups={groups} {...links} />
			) : (
				<EmptyState level={2} scene={note ? undefined : 'papers'} title={none} />
			)}
		</PageContent>
	)
}

interface ImportantDocumentsProps extends DocumentLinks {
	groups: readonly DocumentGroup[]
}

function ImportantDocuments({ groups, texts, zip }: ImportantDocumentsProps) {
	return (
		<>
			{groups.map((group, index) => (
				<Card key={`${group.title} ${index}`} title={group.title}>
					<FileList>
						{group.documents.map(({ id, name, lang, description, href, downloadOnly }) => (
							<FileRow
								key={id}
								name={name}
								lang={lang}
								meta={description}
								action={
									href ? (
										<FileLinks href={href} name={name} texts={texts} downloadOnly={downloadOnly} />
									) : (
										<p>{texts.unavailable}</p>
									)
								}
							/>
						))}
					</FileList>
				</Card>
			))}
			{zip ? <ArchiveLink {...zip} /> : null}
		</>
	)
}
