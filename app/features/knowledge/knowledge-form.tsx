import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react'
import { FormButtons } from '#app/forms/fields/form-buttons'
import { RadioRows } from '#app/forms/fields/radio-rows'
import { PostForm } from '#app/forms/post-form'
import { Section } from '#app/ui/section'
import type { KnowledgeView } from './knowledge.server'

interface KnowledgeFormProps {
	page: KnowledgeView
	formId: string
	result: SubmissionResult<string[]> | undefined
}

export function KnowledgeForm({ page, formId, result }: KnowledgeFormProps) {
	const [form, fields] = useForm<Record<string, string>>({ id: 'knowledge', lastResult: result })
	return (
		<PostForm formId={formId} {...getFormProps(form, { ariaAttributes: false })}>
			{page.groups.map(({ title, questions }) => (
				<Section key={title} title={title}>
					{questions.map(({ name, label }) => (
						<RadioRows
							key={name}
							isScale
							label={label}
							optional={page.optional}
							options={page.levels}
							error={fields[name]?.errors?.[0]}
							inputProps={{
								id: `knowledge-${name}`,
								name,
								defaultValue: fields[name]?.initialValue,
							}}
						/>
					))}
				</Section>
			))}
			<FormButtons note={page.sends} submit={{ label: page.submit }} />
		</PostForm>
	)
}
