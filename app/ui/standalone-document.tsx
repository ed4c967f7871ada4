import type { ReactNode } from 'react'
import { HeadMeta } from './head-meta'

/** No colours: follows the browser's light or dark mode, and prints well. */
export const standaloneStyle = `body { max-inline-size: 44rem; margin-inline: auto; padding: 1rem; font-family: system-ui, sans-serif; line-height: 1.5 }
:root { color-scheme: light dark }
dt { font-weight: bold }
dd { margin: 0 0 .5rem; white-space: pre-line; overflow-wrap: anywhere }
table { border-collapse: collapse }
th, td { border: 1px solid; padding: .25rem .5rem; text-align: start }
section { border-block-start: 1px solid; margin-block-start: 2rem }`

interface StandaloneDocumentProps {
	lang: string
	title: string
	/** CSS without `<` or `&`, because it is not escaped. */
	style?: string
	children: ReactNode
}

/** Document to open from disk: no external resources. */
export function StandaloneDocument({
	lang,
	title,
	style = standaloneStyle,
	children,
}: StandaloneDocumentProps) {
	return (
		<html lang={lang}>
			<head>
				<HeadMeta />
				<title>{title}</title>
				<style>{style}</style>
			</head>
			<body>{children}</body>
		</html>
	)
}

export function StandaloneFacts({ facts }: { facts: readonly { term: string; detail: string }[] }) {
	return (
		<dl>
			{facts.map(({ term, detail }, index) => (
				<div key={index}>
					<dt>{term}</dt>
					<dd>{detail}</dd>
				</div>
			))}
		</dl>
	)
}
