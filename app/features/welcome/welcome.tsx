import { Card } from '#app/ui/card'
import { RichText } from '#app/ui/rich-text'
import { WelcomeCard } from '#app/ui/welcome-card'

interface WelcomeProps {
	title: string
	html?: string
	/** The portal's own words, where the firm has none. */
	text?: string
	announcements?: { title: string; lines: readonly string[] }
}

/** The firm's greeting, and its messages for this client. */
export function Welcome({ title, html, text, announcements }: WelcomeProps) {
	return (
		<>
			<WelcomeCard title={title}>{html ? <RichText html={html} /> : <p>{text}</p>}</WelcomeCard>
			{announcements ? (
				<Card title={announcements.title}>
					<ul>
						{announcements.lines.map((announcement) => (
							<li key={announcement}>{announcement}</li>
						))}
					</ul>
				</Card>
			) : null}
		</>
	)
}
