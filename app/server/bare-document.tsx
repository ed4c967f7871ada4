import type { ReactNode } from 'react'
import { mainLanguage, type Language } from '#app/locales/languages'
import { BarePage } from '#app/ui/bare-page'
import { HeadMeta } from '#app/ui/head-meta'

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
				<HeadMeta />
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
