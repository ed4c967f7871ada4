import type { ToldItem, ToldTable } from './told-item'

export interface DocumentPart {
	title: string
	/** The file beside this page that has all of it. */
	file: string
	/** In the place of the items: why there are none. */
	instead?: string
	items: readonly ToldItem[]
}

interface MyDataDocumentProps {
	lang: string
	title: string
	/** The page as a whole: who made it for whom. */
	lines: readonly string[]
	parts: readonly DocumentPart[]
}

/** No colours of its own: it is read as the browser shows pages, light or dark, and on paper. */
const style = `body { max-inline-size: 44rem; margin-inline: auto; padding: 1rem; font-family: system-ui, sans-serif; line-height: 1.5 }
:root { color-scheme: light dark }
dt { font-weight: bold }
dd { margin: 0 0 .5rem; white-space: pre-line; overflow-wrap: anywhere }
table { border-collapse: collapse }
th, td { border: 1px solid; padding: .25rem .5rem; text-align: start }
section { border-block-start: 1px solid; margin-block-start: 2rem }`

/** All data of a client as a page that needs nothing but a browser: it is read from a disk, years later. */
export function MyDataDocument({ lang, title, lines, parts }: MyDataDocumentProps) {
	return (
		<html lang={lang}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<title>{title}</title>
				<style>{style}</style>
			</head>
			<body>
				<main>
					<h1>{title}</h1>
					{lines.map((line) => (
						<p key={line}>{line}</p>
					))}
					{parts.map((part) => (
						<Part key={part.title} {...part} />
					))}
				</main>
			</body>
		</html>
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

function Item({ title, facts, tables = [] }: ToldItem) {
	return (
		<>
			<h3>{title}</h3>
			{facts.length > 0 ? (
				<dl>
					{facts.map(({ term, detail }, index) => (
						<div key={index}>
							<dt>{term}</dt>
							<dd>{detail}</dd>
						</div>
					))}
				</dl>
			) : null}
			{tables.map((table, index) => (
				<Table key={index} {...table} />
			))}
		</>
	)
}

function Table({ title, columns, rows }: ToldTable) {
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
