import { BreakableText } from '#app/ui/breakable-text'
import { ButtonLink } from '#app/ui/button'
import { ButtonRow } from '#app/ui/button-row'
import type { OtherTimeView } from './appointment.server'

export function OtherTime({ text, links }: OtherTimeView) {
	return (
		<div>
			<p>{text}</p>
			<ButtonRow>
				{links.map(({ href, label, icon }) => (
					<ButtonLink key={href} variant="quiet" href={href} icon={icon}>
						<BreakableText text={label} />
					</ButtonLink>
				))}
			</ButtonRow>
		</div>
	)
}
