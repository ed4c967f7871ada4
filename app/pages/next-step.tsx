import { ButtonLink } from '#app/ui/button'
import { FirstCard } from '#app/ui/first-card'
import { HiddenText } from '#app/ui/hidden-text'
import { Link } from '#app/ui/link'
import { StatusTag } from '#app/ui/status-tag'
import type { NextStepView } from './next-step.server'

export function NextStep({
	icon,
	kicker,
	title,
	reason,
	detail,
	news,
	button,
	discard,
}: NextStepView & { kicker: string }) {
	return (
		<FirstCard icon={icon} kicker={kicker} title={title} reason={reason} detail={detail}>
			<ButtonLink
				variant="primary"
				href={button.href}
				isFile={button.isFile}
				icon={button.isFile ? 'download' : undefined}
				hiddenText={title}
			>
				{button.label}
			</ButtonLink>{' '}
			{news ? <StatusTag tone="info">{news}</StatusTag> : null}{' '}
			{discard ? (
				<Link href={discard.href}>
					{discard.label}
					<HiddenText> {title}</HiddenText>
				</Link>
			) : null}
		</FirstCard>
	)
}
