import type { ReactNode } from 'react'
import { mainLanguage, type Language } from '#app/locales/languages'
import { BarePage } from '#app/ui/bare-page'

interface BareDocumentProps {
	language?: Language
	title: string
	head: ReactNode
	children: ReactNode
}

/** A document that needs no knowledge of the visitor: in one language, or in Dutch with a part in English. */
export function BareDocument({ language = mainLanguage, title, head, children }: BareDocumentProps) {
	return (
		<html lang={language}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<title>{title}</title>
				{head}
			</head>
			<body>
				<BarePage>{children}</BarePage>
			</body>
		</html>
	)
}
