import { ButtonLink } from '#app/ui/button'
import { Card } from '#app/ui/card'
import { DeviceCard } from './device-card'
import { LanguageSettings } from './language-form'
import type { SettingsView } from './settings.server'
import { TwoFactorCard } from './two-factor-card'

export function SettingsCards({ language, preferences, password, twoFactor, devices, myData }: SettingsView) {
	return (
		<>
			{language ? <LanguageSettings {...language} /> : null}
			<LinkCard {...preferences} />
			<LinkCard {...password} />
			<TwoFactorCard {...twoFactor} />
			{devices ? <DeviceCard {...devices} /> : null}
			<LinkCard {...myData} />
		</>
	)
}

function LinkCard({ title, text, open, href }: SettingsView['preferences']) {
	return (
		<Card title={title}>
			<p>{text}</p>
			<ButtonLink href={href}>{open}</ButtonLink>
		</Card>
	)
}
