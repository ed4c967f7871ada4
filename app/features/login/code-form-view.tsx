import type { SubmissionResult } from '@conform-to/react'
import { CodeForm } from '#app/forms/code-form'
import type { TextTable } from '#app/locales/texts'
import { paths } from '#app/paths'
import { Button } from '#app/ui/button'

interface LoginCodeFormProps {
	texts: TextTable<'loginCode'>
	result: SubmissionResult<string[]> | undefined
}

export function LoginCodeForm({ texts, result }: LoginCodeFormProps) {
	const cancel = (
		<Button variant="quiet" name="cancel" value={texts.cancel}>
			{texts.cancel}
		</Button>
	)
	return (
		<CodeForm
			action={paths.loginCode()}
			texts={texts}
			lost={texts.lost}
			submit={texts.submit}
			cancel={cancel}
			result={result}
		/>
	)
}
