import { Card } from '#app/ui/card'
import { RichText } from '#app/ui/rich-text'
import { WelcomeCard } from '#app/ui/welcome-card'

interface WelcomeProps {
	title: string
	html?: string
	text: string
	announcementsTitle: string
	announcements?: readonly string[]
}

/** The firm's greeting, and its messages for this client. */
export function Welcome({ title, html, text, announcementsTitle, announcements = [] }: WelcomeProps) {
	return (
		<>
			<WelcomeCard title={title}>{html ? <RichText html={html} /> : <p>{text}</p>}</WelcomeCard>
			{announcements.length > 0 ? (
				<Card title={announcementsTitle}>
					<ul>
						{announcements.map((announcement) => (
							<li key={announcement}>{announcement}</li>
						))}
					</ul>
				</Card>
			) : null}
		</>
	)
}
