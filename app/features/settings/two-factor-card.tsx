import { paths } from '#app/paths'
import { ButtonLink } from '#app/ui/button'
import { Card } from '#app/ui/card'
import { ConfirmLink } from '#app/ui/confirm-dialog'
import { StatusTag } from '#app/ui/status-tag'
import { CodeForm } from '#app/forms/code-form'
import type { SettingsView } from './settings.server'

export function TwoFactorCard({ title, text, status, on, off }: SettingsView['twoFactor']) {
	const tag = status ? <StatusTag tone={off ? 'success' : 'neutral'}>{status}</StatusTag> : null
	return (
		<Card title={title} aside={tag}>
			<p>{text}</p>
			{on ? <ButtonLink href={paths.twoFactor()}>{on}</ButtonLink> : null}
			{off ? (
				<ConfirmLink
					href={paths.twoFactorOff()}
					label={off.label}
					title={off.title}
					text={off.purpose}
					cancel={off.cancel}
					width={350}
				>
					{(keep) => (
						<CodeForm action={paths.twoFactorOff()} texts={off.code} submit={off.confirm} keep={keep} />
					)}
				</ConfirmLink>
			) : null}
		</Card>
	)
}
