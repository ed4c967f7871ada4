import { FormProvider, getFormProps, useForm, type SubmissionResult } from '@conform-to/react'
import { FieldGroup } from '#app/forms/fields/field-group'
import { FormButtons } from '#app/forms/fields/form-buttons'
import { Gate } from '#app/forms/fields/gate'
import { PostForm } from '#app/forms/post-form'
import { HiddenFields } from '#app/ui/hidden-fields'
import { Section } from '#app/ui/section'
import { findText } from '#app/forms/find-value'
import { QuestionField } from '#app/wizard/question-field'
import type { BlockView } from '#app/wizard/question-view.server'
import type { DossierFormView } from './create-dossier.server'

interface DossierFormProps {
	page: DossierFormView
	name: string
	result: SubmissionResult<string[]> | undefined
}

export function DossierForm({ page, name, result }: DossierFormProps) {
	const { sections, words, phase, self, together, partner } = page
	const [form] = useForm<Record<string, unknown>>({ id: name, lastResult: result, defaultValue: page.known })
	const chosen = page.missingFields.map((field) => ({
		name: field,
		value: findText(form.initialValue, field),
	}))
	return (
		<FormProvider context={form.context}>
			<PostForm action={page.action} formId={page.formId} {...getFormProps(form, { ariaAttributes: false })}>
				<HiddenFields fields={chosen.filter(({ value }) => value !== '')} />
				<Fields block={phase} words={words} />
				<Section roomy title={sections.self}>
					{self.map((block) => (
						<Group key={block.name} block={block} words={words} />
					))}
				</Section>
				<Section roomy title={sections.partner}>
					<Fields block={together} words={words} />
					{partner.map((block) => (
						<Gate key={block.name} number={block.gate ?? 1}>
							<Group block={block} words={words} />
						</Gate>
					))}
				</Section>
				<FormButtons note={page.sends} submit={{ label: page.submit }} />
			</PostForm>
		</FormProvider>
	)
}

interface FieldsProps {
	block: BlockView
	words: DossierFormView['words']
}

function Fields({ block, words }: FieldsProps) {
	return questionsOf(block).map((question) => (
		<QuestionField key={question.name} question={question} words={words} />
	))
}

function Group({ block, words }: FieldsProps) {
	const [first, ...others] = questionsOf(block).map((question) => (
		<QuestionField key={question.name} question={question} words={words} />
	))
	return (
		<FieldGroup
			id={block.name}
			legend={block.title ?? ''}
			optional={block.isOptional ? words.optional : undefined}
			first={first}
		>
			{others}
		</FieldGroup>
	)
}

function questionsOf({ rows }: BlockView) {
	return rows.flatMap(({ groups }) => groups.flatMap(({ questions }) => questions))
}
