import { getFormProps, getInputProps, useForm, type SubmissionResult } from '@conform-to/react'
import type { ReactNode } from 'react'
import { paths } from '#app/paths'
import { Button } from '#app/ui/button'
import { Link } from '#app/ui/link'
import { Section } from '#app/ui/section'
import { AnswerButtons, FormButtons } from './fields/form-buttons'
import { TextField } from './fields/text-field'
import { writings } from './fields/control'
import { PostForm } from './post-form'

interface CodeFormProps {
	action: string
	texts: { label: string; hint: string; notKept: string }
	submit: string
	cancel?: ReactNode
	/** Answer opposite to `submit`. */
	keep?: ReactNode
	result?: SubmissionResult<string[]>
	lost?: { title: string; text: string; link: string }
}

/** Free text, because only the API can check the code [116]. */
export function CodeForm({ action, texts, submit, cancel, keep, result, lost }: CodeFormProps) {
	const [form, fields] = useForm<{ code: string }>({ id: 'two-factor', lastResult: result })
	return (
		<>
			<PostForm action={action} {...getFormProps(form, { ariaAttributes: false })}>
				<TextField
					label={texts.label}
					hint={result?.error ? texts.notKept : texts.hint}
					error={fields.code.errors?.[0]}
					size="short"
					inputProps={{
						...getInputProps(fields.code, { type: 'text' }),
						autoComplete: 'one-time-code',
						...writings.digits,
						enterKeyHint: 'go',
					}}
				/>
				{keep ? (
					<AnswerButtons>
						{keep}
						<Button>{submit}</Button>
					</AnswerButtons>
				) : (
					<FormButtons submit={{ label: submit }}>{cancel}</FormButtons>
				)}
			</PostForm>
			{lost ? (
				<Section title={lost.title} purpose={lost.text}>
					<p>
						<Link href={paths.help()}>{lost.link}</Link>
					</p>
				</Section>
			) : null}
		</>
	)
}
