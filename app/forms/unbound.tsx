import { ButtonLinks } from '#app/ui/button-links'
import { PageContent } from '#app/ui/page-content'
import { Section } from '#app/ui/section'
import { ReplyErrors } from './reply-errors'
import { useReply } from './use-reply'

interface UnboundProps {
	title: string
	text: string
	links: readonly { href: string; label: string }[]
}

/** In place of a form that is not offered here: why, and the ways to go on. */
export function Unbound({ title, text, links }: UnboundProps) {
	return (
		<Section title={title} purpose={text}>
			<ButtonLinks links={links} />
		</Section>
	)
}

/** In place of a page with one form. A refused form shows the same ways beside its input. */
export function UnboundPage({ unbound: { title, text, links } }: { unbound: UnboundProps }) {
	const reply = useReply()
	return (
		<PageContent title={title} purpose={text} summary={<ReplyErrors form="unbound" reply={reply} />}>
			{reply?.unsent ? null : <ButtonLinks links={links} />}
		</PageContent>
	)
}
