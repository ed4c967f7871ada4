import { useLocation } from '@remix-run/react'
import { FormButtons } from '#app/forms/fields/form-buttons'
import { RadioRows } from '#app/forms/fields/radio-rows'
import { ButtonLink } from '#app/ui/button'
import { ButtonRow } from '#app/ui/button-row'
import { Section } from '#app/ui/section'
import type { MethodsView } from './methods.server'

/** GET, so that the back button returns to the choice. */
export function MethodsForm({ legend, options, submit, draft }: MethodsView) {
	const { pathname } = useLocation()
	return (
		<>
			{draft ? <Draft {...draft} /> : null}
			<form method="get" action={pathname}>
				<RadioRows
					label={legend}
					options={options}
					unanswered={undefined}
					inputProps={{ id: 'way', name: 'way', defaultValue: 'manual' }}
				/>
				<FormButtons submit={{ label: submit }} />
			</form>
		</>
	)
}

function Draft({ title, text, goOn, href }: NonNullable<MethodsView['draft']>) {
	return (
		<Section title={title}>
			<p>{text}</p>
			<ButtonRow>
				<ButtonLink href={href}>{goOn}</ButtonLink>
			</ButtonRow>
		</Section>
	)
}
