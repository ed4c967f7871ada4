import { DefinitionList } from '#app/ui/definition-list'
import { Section } from '#app/ui/section'
import type { UploadView } from './upload-page.server'

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
