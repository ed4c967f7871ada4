import { useReply } from '#app/forms/use-reply'
import { HintAndError } from '#app/forms/fields/field'
import { Button } from '#app/ui/button'
import { ButtonRow } from '#app/ui/button-row'
import { openInPlace } from '#app/ui/open-in-place'
import { Section } from '#app/ui/section'
import { StatusTag } from '#app/ui/status-tag'
import type { SignView } from './sign-page.server'
import { termsButton } from './terms-button'

interface TermsPartProps {
	part: SignView['termsPart']
	id: string
	/** Needs a script; otherwise the button saves the form and opens the page [A36]. */
	onOpen: () => void
}

export function TermsPart({ part, id, onOpen }: TermsPartProps) {
	const error = useReply()?.result.error?.terms?.[0]
	return (
		<Section title={part.title} purpose={part.purpose}>
			<HintAndError id={id} error={error} />
			<ButtonRow>
				<Button
					id={id}
					name={termsButton}
					value={part.read}
					takesFocus={error !== undefined}
					describedBy={error ? `${id}-error` : undefined}
					inPlace={(event) => openInPlace(event, onOpen)}
				>
					{part.read}
				</Button>
				{part.agreed ? <StatusTag tone="success">{part.agreed}</StatusTag> : null}
			</ButtonRow>
		</Section>
	)
}
