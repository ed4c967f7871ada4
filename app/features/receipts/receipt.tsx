import { ButtonLink } from '#app/ui/button'
import { DefinitionList } from '#app/ui/definition-list'
import { Disclosure } from '#app/ui/disclosure'
import { FileList, FileRow } from '#app/ui/file-row'
import { Section } from '#app/ui/section'
import { TextLines } from '#app/ui/text-lines'
import type { ReceiptView } from './receipts.server'

export function ReceiptDetails({ sent, texts, files, next, kept, paper }: ReceiptView) {
	return (
		<>
			{sent.facts.length > 0 ? (
				<Section title={sent.title}>
					<DefinitionList items={sent.facts} />
				</Section>
			) : null}
			{texts.rows.length > 0 ? <ShownTexts {...texts} /> : null}
			{files.rows.length > 0 ? (
				<Section title={files.title}>
					<FileList>
						{files.rows.map(({ name, size, sha256 }) => (
							<FileRow key={sha256} name={name} meta={size} />
						))}
					</FileList>
					<Disclosure title={files.fingerprints.title}>
						<p>{files.fingerprints.text}</p>
						<DefinitionList items={files.rows.map(({ name, sha256 }) => ({ term: name, detail: sha256 }))} />
					</Disclosure>
				</Section>
			) : null}
			<Section title={next.title}>
				<p>{next.text}</p>
				{next.link ? (
					<ButtonLink href={next.link.href} newTab={next.link.newTab} icon="external">
						{next.link.label}
					</ButtonLink>
				) : null}
			</Section>
			<p>{kept}</p>
			<p>
				<ButtonLink href={paper.href} isFile icon="file">
					{paper.label}
				</ButtonLink>
			</p>
		</>
	)
}

function ShownTexts({ title, hash, rows }: ReceiptView['texts']) {
	return (
		<Section title={title}>
			{rows.map((text) => (
				<Disclosure key={text.sha256} title={text.title}>
					<TextLines lines={text.lines} />
					<DefinitionList items={[{ term: hash, detail: text.sha256 }]} />
				</Disclosure>
			))}
		</Section>
	)
}
