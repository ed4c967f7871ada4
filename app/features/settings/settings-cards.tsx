import { ButtonLink, Button } from '#app/ui/button'
import { Card } from '#app/ui/card'
import type { SettingsView } from './settings.server'
import { RadioRows } from '#app/forms/fields/radio-rows'
import { PostForm } from '#app/forms/post-form'
import { paths } from '#app/paths'
import { HiddenFields, type HiddenField } from '#app/ui/hidden-fields'
import { ConfirmLink } from '#app/ui/confirm-dialog'
import { StatusTag } from '#app/ui/status-tag'
import { CodeForm } from '#app/forms/code-form'
import { DeviceList } from '#app/ui/device-list'

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

/** Full document post, because the language affects the whole page. */
function LanguageSettings({ title, choose, options, current, save }: NonNullable<SettingsView['language']>) {
	return (
		<Card title={title}>
			<PostForm aria-label={title} action={paths.language()}>
				<HiddenFields fields={[{ name: 'returnTo', value: paths.settings() }]} />
				<RadioRows
					label={choose}
					options={options}
					unanswered={undefined}
					inputProps={{ id: 'language', name: 'language', defaultValue: current }}
				/>
				<Button>{save}</Button>
			</PostForm>
		</Card>
	)
}

function TwoFactorCard({ title, text, status, on, off }: SettingsView['twoFactor']) {
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

type Devices = NonNullable<SettingsView['devices']>

function DeviceCard({ title, purpose, end, all, list, canEnd }: Devices) {
	const devices = list.map(({ mark, ...device }) => ({
		...device,
		mark: mark ? <StatusTag tone="info">{mark}</StatusTag> : undefined,
		action:
			mark || !canEnd ? undefined : (
				<EndForm
					field={{ name: 'session', value: device.key }}
					label={end}
					formName={device.name}
					what={[device.name, ...device.lines].join(' ')}
				/>
			),
	}))
	const everywhere = {
		key: 'everywhere',
		name: all.name,
		lines: [all.line],
		action: <EndForm field={{ name: 'everywhere', value: 'yes' }} label={all.end} formName={all.name} />,
	}
	return (
		<Card title={title}>
			<p>{purpose}</p>
			<DeviceList devices={canEnd ? [...devices, everywhere] : devices} />
		</Card>
	)
}

interface EndFormProps {
	field: HiddenField
	label: string
	formName: string
	what?: string
}

/** Distinguishes buttons with the same label for screen readers. */
function EndForm({ field, label, formName, what }: EndFormProps) {
	return (
		<PostForm aria-label={formName} action={paths.settings()}>
			<HiddenFields fields={[field]} />
			<Button hiddenText={what}>{label}</Button>
		</PostForm>
	)
}
