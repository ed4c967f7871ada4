import { StandaloneDocument, StandaloneFacts } from '#app/ui/standalone-document'
import { TextLines } from '#app/ui/text-lines'
import type { ReceiptPaper } from './receipt-paper.server'

interface ReceiptDocumentProps extends ReceiptPaper {
	/** Absent in the archive. */
	shown?: { hint: string; back: { href: string; label: string } }
}

export function ReceiptDocument({ lang, style, firm, shown, ...receipt }: ReceiptDocumentProps) {
	const { title, kicker, about, sent, texts, files, next, seal } = receipt
	return (
		<StandaloneDocument lang={lang} title={`${title} - ${firm}`} style={style}>
			{shown ? (
				<nav>
					<a href={shown.back.href}>{shown.back.label}</a>
					<p>{shown.hint}</p>
				</nav>
			) : null}
			<header>
				<p>{firm}</p>
			</header>
			<main>
				<p>{kicker}</p>
				<h1>{title}</h1>
				<StandaloneFacts facts={about.facts} />
				{sent.facts.length > 0 ? (
					<section>
						<h2>{sent.title}</h2>
						<StandaloneFacts facts={sent.facts} />
					</section>
				) : null}
				{texts.facts.length + texts.rows.length > 0 ? <Texts {...texts} /> : null}
				{files.rows.length > 0 ? <Files {...files} /> : null}
				<section>
					<h2>{next.title}</h2>
					<p>{next.text}</p>
				</section>
				{seal ? (
					<section>
						<h2>{seal.title}</h2>
						<p>{seal.text}</p>
						<StandaloneFacts facts={seal.facts} />
					</section>
				) : null}
			</main>
		</StandaloneDocument>
	)
}

function Texts({ title, hash, facts, rows }: ReceiptPaper['texts']) {
	return (
		<section>
			<h2>{title}</h2>
			{facts.length > 0 ? <StandaloneFacts facts={facts} /> : null}
			{rows.map((text) => (
				<section key={text.sha256}>
					<h3>{text.title}</h3>
					<TextLines lines={text.lines} />
					<StandaloneFacts facts={[{ term: hash, detail: text.sha256 }]} />
				</section>
			))}
		</section>
	)
}

/** Fingerprints are not in `<details>`, because paper cannot open it. */
function Files({ title, rows, fingerprints }: ReceiptPaper['files']) {
	return (
		<section>
			<h2>{title}</h2>
			<ul>
				{rows.map(({ name, size, sha256 }) => (
					<li key={sha256}>
						{name} ({size})
					</li>
				))}
			</ul>
			<details open>
				<summary>{fingerprints.title}</summary>
				{fingerprints.lines.map((line) => (
					<p key={line}>{line}</p>
				))}
				<StandaloneFacts facts={fingerprints.facts} />
			</details>
		</section>
	)
}
