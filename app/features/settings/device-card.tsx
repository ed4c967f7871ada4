import { PostForm } from '#app/forms/post-form'
import { paths } from '#app/paths'
import { Button } from '#app/ui/button'
import { Card } from '#app/ui/card'
import { DeviceList } from '#app/ui/device-list'
import { HiddenFields, type HiddenField } from '#app/ui/hidden-fields'
import { StatusTag } from '#app/ui/status-tag'
import type { SettingsView } from './settings.server'

type Devices = NonNullable<SettingsView['devices']>

export function DeviceCard({ title, purpose, end, all, list, canEnd }: Devices) {
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
