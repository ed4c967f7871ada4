import { Card } from '#app/ui/card'
import { ContactCard } from '#app/ui/contact-card'
import type { PageHelpView } from './page-help.server'

interface PageHelpProps extends PageHelpView {
	/** Subject of a letter about the page. */
	subject: string
}

export function PageHelp({ title, advisor, brief, phone, subject }: PageHelpProps) {
	return (
		<Card title={title}>
			{advisor ? <ContactCard {...advisor} brief={brief} subject={subject} /> : null}
			{phone ? (
				<p>
					{phone.call}: <a href={phone.href}>{phone.label}</a>
				</p>
			) : null}
		</Card>
	)
}
