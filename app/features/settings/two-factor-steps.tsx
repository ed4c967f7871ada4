import type { SubmissionResult } from '@conform-to/react'
import { paths } from '#app/paths'
import { ButtonLink } from '#app/ui/button'
import { Card } from '#app/ui/card'
import { DefinitionList } from '#app/ui/definition-list'
import { Pair } from '#app/ui/pair'
import { QrCode } from '#app/ui/qr-code'
import { Section } from '#app/ui/section'
import { CodeForm } from '#app/forms/code-form'
import type { AppStepView, LinkStepView } from './two-factor-setup.server'
import type { SetupView, TurnOffView } from './settings.server'

export function TurnOffForm({
	page,
	result,
}: {
	page: TurnOffView
	result: SubmissionResult<string[]> | undefined
}) {
	const keep = <ButtonLink href={paths.settings()}>{page.cancel}</ButtonLink>
	return (
		<CodeForm
			action={paths.twoFactorOff()}
			texts={page.code}
			lost={page.lost}
			submit={page.confirm}
			keep={keep}
			result={result}
		/>
	)
}

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

export function AppStep({ lines, next }: AppStepView) {
	return (
		<>
			<ul>
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
			<ButtonLink variant="primary" href={paths.twoFactorCode()}>
				{next}
			</ButtonLink>
		</>
	)
}

interface LinkStepProps {
	page: LinkStepView
	result: SubmissionResult<string[]> | undefined
}

export function LinkStep({ page, result }: LinkStepProps) {
	const scan = (
		<Card title={page.scanTitle}>
			<p>{page.scanText}</p>
			<QrCode image={page.image} label={page.picture} />
		</Card>
	)
	return (
		<>
			{page.address ? (
				<Pair>
					<OnThisDevice page={page} address={page.address} />
					{scan}
				</Pair>
			) : (
				scan
			)}
			<Section title={page.codeTitle}>
				<CodeForm action={paths.twoFactorCode()} texts={page.code} submit={page.confirm} result={result} />
			</Section>
		</>
	)
}

function OnThisDevice({ page, address }: { page: LinkStepView; address: string }) {
	return (
		<Card title={page.hereTitle}>
			<p>{page.hereText}</p>
			<ButtonLink href={address}>{page.open}</ButtonLink>
			<h3>{page.typeTitle}</h3>
			<p>{page.typeText}</p>
			<DefinitionList items={[{ term: page.key, detail: <code translate="no">{page.secret}</code> }]} />
			<p>{page.keepText}</p>
		</Card>
	)
}
