import { ButtonLink } from '#app/ui/button'
import { DefinitionList } from '#app/ui/definition-list'
import { Disclosure } from '#app/ui/disclosure'
import { FileList, FileRow } from '#app/ui/file-row'
import { Link } from '#app/ui/link'
import { Section } from '#app/ui/section'
import { TextLines } from '#app/ui/text-lines'
import type { ReceiptView } from './receipts.server'

export function ReceiptDetails({ about, sent, texts, files, next, kept, paper, seal }: ReceiptView) {
	return (
		<>
			<Section title={about.title}>
				<DefinitionList items={about.facts} />
			</Section>
			{sent.facts.length > 0 ? (
				<Section title={sent.title}>
					<DefinitionList items={sent.facts} />
				</Section>
			) : null}
			{texts.facts.length + texts.rows.length > 0 ? <ShownTexts {...texts} /> : null}
			{files.rows.length > 0 ? <SentFiles {...files} /> : null}
			<Section title={next.title}>
				<p>{next.text}</p>
				{next.link ? (
					<ButtonLink href={next.link.href} newTab={next.link.newTab} icon="external">
						{next.link.label}
					</ButtonLink>
				) : null}
			</Section>
			{seal ? <Seal {...seal} /> : null}
			<p>{kept}</p>
			<p>
				<ButtonLink href={paper.href} isFile icon="file">
					{paper.label}
				</ButtonLink>
			</p>
		</>
	)
}

function ShownTexts({ title, hash, facts, rows }: ReceiptView['texts']) {
	return (
		<Section title={title}>
			{facts.length > 0 ? <DefinitionList items={facts} /> : null}
			{rows.map((text) => (
				<Disclosure key={text.sha256} title={text.title}>
					<TextLines lines={text.lines} />
					<DefinitionList items={[{ term: hash, detail: text.sha256 }]} />
				</Disclosure>
			))}
		</Section>
	)
}

function Seal({ title, text, file, check }: NonNullable<ReceiptView['seal']>) {
	return (
		<Section title={title}>
			<p>{text}</p>
			{file ? (
				<p>
					<ButtonLink href={file.href} isFile icon="download">
						{file.label}
					</ButtonLink>
				</p>
			) : null}
			<p>
				<Link href={check.href}>{check.label}</Link>
			</p>
		</Section>
	)
}

function SentFiles({ title, rows, fingerprints }: ReceiptView['files']) {
	return (
		<Section title={title}>
			<FileList>
				{rows.map(({ name, size, sha256 }) => (
					<FileRow key={sha256} name={name} meta={size} />
				))}
			</FileList>
			<Disclosure title={fingerprints.title}>
				{fingerprints.lines.map((line) => (
					<p key={line}>{line}</p>
				))}
				<DefinitionList items={fingerprints.facts} />
			</Disclosure>
		</Section>
	)
}
