import { RichText } from '#app/ui/rich-text'
import { WelcomeCard } from '#app/ui/welcome-card'

interface WelcomeProps {
	title: string
	lang?: string
	html?: { html: string; lang?: string }
}

export function Welcome({ title, lang, html }: WelcomeProps) {
	return (
		<WelcomeCard title={title} lang={lang}>
			{html ? <RichText {...html} level={3} /> : null}
		</WelcomeCard>
	)
}
