import { ButtonLink } from '#app/ui/button'
import { ButtonRow } from '#app/ui/button-row'
import { Section } from '#app/ui/section'
import type { GuestReceiptView } from './guest-receipt.server'

export function GuestReceipt({ title, when, text, paper, file }: GuestReceiptView) {
	return (
		<Section title={title}>
			<p>{when}</p>
			<p>{text}</p>
			<ButtonRow>
				<ButtonLink href={paper.href} isFile icon="file">
					{paper.label}
				</ButtonLink>
				<ButtonLink href={file.href} isFile icon="download">
					{file.label}
				</ButtonLink>
			</ButtonRow>
		</Section>
	)
}
