import { Banner } from '#app/ui/banner'
import { RichText } from '#app/ui/rich-text'
import { WelcomeCard } from '#app/ui/welcome-card'

interface WelcomeProps {
	title: string
	html?: string
	text: string
	announcementsTitle: string
	announcements?: readonly string[]
	banner?: { title: string; href: string; image: string; newTab: string }
}

/** The firm's greeting, its messages for this client and its banner. */
export function Welcome({ title, html, text, announcementsTitle, announcements = [], banner }: WelcomeProps) {
	return (
		<>
			<WelcomeCard title={title}>{html ? <RichText html={html} /> : <p>{text}</p>}</WelcomeCard>
			{announcements.length > 0 ? (
				<section aria-label={announcementsTitle}>
					<ul>
						{announcements.map((announcement) => (
							<li key={announcement}>{announcement}</li>
						))}
					</ul>
				</section>
			) : null}
			{banner ? <Banner {...banner} /> : null}
		</>
	)
}
