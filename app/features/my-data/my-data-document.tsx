import { StandaloneDocument, StandaloneFacts } from '#app/ui/standalone-document'
import type { DataItem, ItemTable } from './data-item'

export interface DocumentPart {
	title: string
	file: string
	instead?: string
	items: readonly DataItem[]
}

interface MyDataDocumentProps {
	lang: string
	title: string
	lines: readonly string[]
	parts: readonly DocumentPart[]
}

export function MyDataDocument({ lang, title, lines, parts }: MyDataDocumentProps) {
	return (
		<StandaloneDocument lang={lang} title={title}>
			<main>
				<h1>{title}</h1>
				{lines.map((line) => (
					<p key={line}>{line}</p>
				))}
				{parts.map((part) => (
					<Part key={part.title} {...part} />
				))}
			</main>
		</StandaloneDocument>
	)
}

function Part({ title, file, instead, items }: DocumentPart) {
	return (
		<section>
			<h2>{title}</h2>
			{instead ? <p>{instead}</p> : <p>{file}</p>}
			{items.map((item, index) => (
				<Item key={index} {...item} />
			))}
		</section>
	)
}

function Item({ title, facts, tables = [] }: DataItem) {
	return (
		<>
			<h3>{title}</h3>
			{facts.length > 0 ? <StandaloneFacts facts={facts} /> : null}
			{tables.map((table, index) => (
				<Table key={index} {...table} />
			))}
		</>
	)
}

function Table({ title, columns, rows }: ItemTable) {
	return (
		<table>
			<caption>{title}</caption>
			<thead>
				<tr>
					{columns.map((column) => (
						<th key={column} scope="col">
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((cells, row) => (
					<tr key={row}>
						{cells.map((cell, index) => (
							<td key={index}>{cell}</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	)
}
