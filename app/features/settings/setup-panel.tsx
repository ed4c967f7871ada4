import { paths } from '#app/paths'
import { ButtonLink } from '#app/ui/button'
import { Card } from '#app/ui/card'
import type { SetupView } from './settings.server'

export function SetupPanel({ howTitle, how, time, turnOn, password, logOut }: SetupView) {
	return (
		<Card
			title={howTitle}
			footer={
				<ButtonLink variant="quiet" href={paths.logout()} icon="logOut">
					{logOut}
				</ButtonLink>
			}
		>
			<ol>
				{how.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
			<p>{time}</p>
			<ButtonLink variant="primary" href={paths.twoFactor()}>
				{turnOn}
			</ButtonLink>
			<p>{password}</p>
		</Card>
	)
}
