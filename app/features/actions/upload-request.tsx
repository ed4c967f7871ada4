import { DefinitionList } from '#app/ui/definition-list'
import type { UploadView } from './upload-page.server'

/** What is asked for: the document, the advisor's words and what to mind. */
export function UploadRequest({ page: { done, facts, guidelines } }: { page: UploadView }) {
	return (
		<>
			{done ? <p>{done}</p> : null}
			{facts.length > 0 ? <DefinitionList items={facts} /> : null}
			{guidelines.lines.length > 0 ? (
				<section>
					<h2>{guidelines.title}</h2>
					<ul>
						{guidelines.lines.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</section>
			) : null}
		</>
	)
}
