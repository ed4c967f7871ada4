import { DeviceCard } from './device-card'
import { LanguageForm } from './language-form'
import type { SettingsView } from './settings.server'
import { TwoFactorCard } from './two-factor-card'

export function SettingsCards({ language, twoFactor, devices }: SettingsView) {
	return (
		<>
			{language ? <LanguageForm {...language} /> : null}
			<TwoFactorCard {...twoFactor} />
			{devices ? <DeviceCard {...devices} /> : null}
		</>
	)
}
