import { useEffect, useState } from 'react'
import { useReply } from '#app/forms/use-reply'
import { HintAndError } from '#app/forms/fields/field'
import { ButtonLink } from '#app/ui/button'
import { ButtonRow } from '#app/ui/button-row'
import { openInPlace } from '#app/ui/open-in-place'
import { ReadingDialog } from '#app/ui/reading-dialog'
import { Section } from '#app/ui/section'
import { StatusTag } from '#app/ui/status-tag'
import { takeFocus } from '#app/ui/take-focus'
import type { SignView } from './sign-page.server'
import { TermsForm } from './terms-form'
import type { TermsView } from './terms.server'

interface TermsPartProps {
	part: SignView['termsPart']
	terms: TermsView
	/** Of the link: an error about the terms leads there. */
	id: string
}

/** The way to the terms: a page of their own, or a dialog where a script runs [A36]. */
export function TermsPart({ part, terms, id }: TermsPartProps) {
	const [isOpen, setOpen] = useState(false)
	const reply = useReply()
	const error = reply?.result.error?.terms?.[0]
	useEffect(() => {
		if (error) takeFocus(document.getElementById(id))
	}, [reply, error, id])
	return (
		<Section title={part.title} purpose={part.purpose}>
			<HintAndError id={id} error={error} />
			<ButtonRow>
				<ButtonLink
					id={id}
					href={terms.href}
					describedBy={error ? `${id}-error` : undefined}
					onPress={(event) => openInPlace(event, () => setOpen(true))}
				>
					{part.read}
				</ButtonLink>
				{part.agreed ? <StatusTag tone="success">{part.agreed}</StatusTag> : null}
			</ButtonRow>
			{isOpen ? (
				<ReadingDialog
					title={terms.title}
					html={terms.html}
					texts={terms.texts}
					onClosed={() => setOpen(false)}
				>
					{(dialog) => <TermsForm terms={terms} {...dialog} />}
				</ReadingDialog>
			) : null}
		</Section>
	)
}
