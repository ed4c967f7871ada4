import type { SubmissionResult } from '@conform-to/react'
import { paths } from '#app/paths'
import { ButtonLink } from '#app/ui/button'
import { CodeForm } from '#app/forms/code-form'
import type { TurnOffView } from './settings.server'

export function TurnOffForm({
	page,
	result,
}: {
	page: TurnOffView
	result: SubmissionResult<string[]> | undefined
}) {
	const cancel = (
		<ButtonLink variant="quiet" href={paths.settings()}>
			{page.cancel}
		</ButtonLink>
	)
	return (
		<CodeForm
			action={paths.twoFactorOff()}
			texts={page.code}
			lost={page.lost}
			submit={page.confirm}
			cancel={cancel}
			result={result}
		/>
	)
}
