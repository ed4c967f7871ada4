import { ReplyErrors } from '#app/forms/reply-errors'
import { useReply } from '#app/forms/use-reply'
import { ButtonLink } from '#app/ui/button'
import { PageContent } from '#app/ui/page-content'
import { RichText } from '#app/ui/rich-text'
import { TermsForm } from './terms-form'
import type { TermsView } from './terms.server'

/** Fallback for browsers without dialogs. The button follows the last line [A36]. */
export function TermsPage({ terms }: { terms: TermsView }) {
	const { title, titleLang, html, back, texts } = terms
	const summary = <ReplyErrors form="terms" reply={useReply()} />
	return (
		<PageContent title={title} titleLang={titleLang} purpose={texts.purpose} back={back} summary={summary}>
			<RichText {...html} level={2} />
			<TermsForm terms={terms} buttons={<ButtonLink href={back.href}>{back.label}</ButtonLink>} />
		</PageContent>
	)
}
