import { Link } from '#app/ui/link'
import type { FeedbackView } from './feedback-page.server'

export function FeedbackFoot({
	about,
	contact,
	languages,
}: Pick<FeedbackView, 'about' | 'contact' | 'languages'>) {
	return (
		<footer>
			<p>{about}</p>
			<p>
				{contact.text}{' '}
				<Link href={contact.href} inSentence>
					{contact.label}
				</Link>
			</p>
			{languages.map(({ code, name, href }) => (
				<p key={code} lang={code}>
					<Link href={href}>{name}</Link>
				</p>
			))}
		</footer>
	)
}
