import { ButtonLink } from '#app/ui/button'
import { Card } from '#app/ui/card'
import { DeviceCard } from './device-card'
import { LanguageSettings } from './language-form'
import type { SettingsView } from './settings.server'
import { TwoFactorCard } from './two-factor-card'

export function SettingsCards({ language, preferences, twoFactor, devices }: SettingsView) {
	return (
		<>
			{language ? <LanguageSettings {...language} /> : null}
			<Card title={preferences.title}>
				<p>{preferences.text}</p>
				<ButtonLink href={preferences.href}>{preferences.open}</ButtonLink>
			</Card>
			<TwoFactorCard {...twoFactor} />
			{devices ? <DeviceCard {...devices} /> : null}
		</>
	)
}
