import { RichText } from '#app/ui/rich-text'
import { FoldedCard } from '#app/ui/folded-card'
import { WelcomeCard } from '#app/ui/welcome-card'

interface WelcomeProps {
	title: string
	lang?: string
	html?: { html: string; lang?: string }
}

export function Welcome({ title, lang, html }: WelcomeProps) {
	if (html)
		return (
			<FoldedCard title={title} lang={lang}>
				<RichText {...html} level={3} />
			</FoldedCard>
		)
	return <WelcomeCard title={title} lang={lang} />
}
