import { ButtonLink } from '#app/ui/button'
import { LinkList } from '#app/ui/link-list'
import { RichText } from '#app/ui/rich-text'
import { Section } from '#app/ui/section'
import type { HelpView } from './help.server'

export function HelpSections({ contact, login, more }: Pick<HelpView, 'contact' | 'login' | 'more'>) {
	return (
		<>
			<Section title={contact.title}>
				{contact.firm ? <RichText {...contact.firm} level={3} /> : <p>{contact.unknown}</p>}
			</Section>
			{login ? (
				<Section title={login.title}>
					<ul>
						{login.lines.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
					<p>
						<ButtonLink href={login.forgot.href}>{login.forgot.label}</ButtonLink>
					</p>
				</Section>
			) : null}
			<Section title={more.title}>
				<LinkList links={more.links} />
			</Section>
		</>
	)
}
