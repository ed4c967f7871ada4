import { RichText } from '#app/ui/rich-text'
import { WelcomeCard } from '#app/ui/welcome-card'

interface WelcomeProps {
	title: string
	/** Of the title, where it is not the page's own. */
	lang?: string
	html?: { html: string; lang?: string }
}

/** What the firm says to its clients. */
export function Welcome({ title, lang, html }: WelcomeProps) {
	return (
		<WelcomeCard title={title} lang={lang}>
			{html ? <RichText {...html} level={3} /> : null}
		</WelcomeCard>
	)
}
