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
