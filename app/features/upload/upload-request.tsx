import { DefinitionList } from '#app/ui/definition-list'
import { Section } from '#app/ui/section'
import type { UploadView } from './upload-page.server'

/** What is asked for: the document, the advisor's words and what to mind. */
export function UploadRequest({ page: { facts, guidelines } }: { page: UploadView }) {
	return (
		<>
			{facts.length > 0 ? <DefinitionList items={facts} /> : null}
			{guidelines.lines.length > 0 ? (
				<Section title={guidelines.title}>
					<ul>
						{guidelines.lines.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</Section>
			) : null}
		</>
	)
}
