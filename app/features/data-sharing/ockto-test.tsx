import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react'
import { RadioRows } from '#app/forms/fields/radio-rows'
import { PostForm } from '#app/forms/post-form'
import { Button } from '#app/ui/button'
import { HiddenFields } from '#app/ui/hidden-fields'
import { Section } from '#app/ui/section'
import type { OcktoView } from './ockto-page.server'

interface OcktoTestProps {
	test: NonNullable<OcktoView['test']>
	address: string
	result: SubmissionResult<string[]> | undefined
}

const testIntent = [{ name: 'intent', value: 'test' }]

export function OcktoTest({ test, address, result }: OcktoTestProps) {
	const [form, { testCase }] = useForm<{ testCase: string }>({ id: 'ockto', lastResult: result })
	return (
		<Section title={test.title} purpose={test.purpose} roomy>
			<PostForm
				aria-label={test.title}
				{...getFormProps(form, { ariaAttributes: false })}
				action={address}
				formId={test.formId}
			>
				<HiddenFields fields={testIntent} />
				<RadioRows
					label={test.which}
					options={test.options}
					unanswered={test.unanswered}
					error={testCase.errors?.[0]}
					inputProps={{ id: testCase.id, name: testCase.name, defaultValue: testCase.initialValue }}
				/>
				<Button>{test.submit}</Button>
			</PostForm>
		</Section>
	)
}
