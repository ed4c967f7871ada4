import type { Language } from '#app/locales/languages'
import type { TextTable } from '#app/locales/texts'
import { Button } from '#app/ui/button'
import { ErrorPage } from '#app/ui/error-page'
import { BareDocument } from './bare-document'

interface UncertainPageProps {
	language: Language
	texts: TextTable<'offline'>['uncertain']
	stylesheets: readonly string[]
}

/** For a form that may have arrived. The service worker adds its fields; without an action it goes to the same address. */
export function UncertainPage({ language, texts, stylesheets }: UncertainPageProps) {
	const { title, text, how, once, stay, resend } = texts
	return (
		<BareDocument
			language={language}
			title={title}
			head={stylesheets.map((href) => (
				<link key={href} rel="stylesheet" href={href} />
			))}
		>
			<ErrorPage
				title={title}
				lines={[text, how, once, stay]}
				actions={
					<form method="post">
						<Button variant="primary">{resend}</Button>
					</form>
				}
			/>
		</BareDocument>
	)
}
