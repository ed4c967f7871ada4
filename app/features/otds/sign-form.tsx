import {
	getFormProps,
	getInputProps,
	useForm,
	type FieldMetadata,
	type SubmissionResult,
} from '@conform-to/react'
import { Checkbox } from '#app/forms/fields/checkbox-rows'
import { DefaultButton } from '#app/forms/fields/default-button'
import { FieldGroup } from '#app/forms/fields/field-group'
import { FormButtons } from '#app/forms/fields/form-buttons'
import { TextField } from '#app/forms/fields/text-field'
import { writings } from '#app/forms/fields/control'
import { PrefillField } from '#app/forms/prefill-field'
import { PostForm } from '#app/forms/post-form'
import { DefinitionList } from '#app/ui/definition-list'
import { Section } from '#app/ui/section'
import { WordDetails } from '#app/ui/word-details'
import { useState } from 'react'
import type { SignView } from './sign-page.server'
import type { TermsView } from './terms.server'
import { ReadingDialog } from '#app/ui/reading-dialog'
import { TermsForm } from './terms-form'
import { useReply } from '#app/forms/use-reply'
import { HintAndError } from '#app/forms/fields/field'
import { Button } from '#app/ui/button'
import { ButtonRow } from '#app/ui/button-row'
import { openInPlace } from '#app/ui/open-in-place'
import { StatusTag } from '#app/ui/status-tag'
import { termsButton } from './terms-button'

interface SignFormProps {
	page: SignView
	terms: TermsView
	formId: string
	shownTerms?: string
	result: SubmissionResult<string[]> | undefined
}

interface Account {
	sepaAccountholderIbanAccount: string
	sepaAccountholderIbanName: string
}

/** The terms are outside this form, because they contain a form of their own. */
export function SignForm({ page, terms, formId, shownTerms, result }: SignFormProps) {
	const { termsPart, debit, known, agreed, sends, submit } = page
	const [isReading, setReading] = useState(false)
	const [form, fields] = useForm<Account & { agreed: string }>({
		id: 'sign-otd',
		lastResult: result,
		defaultValue: known,
	})
	return (
		<>
			<PostForm formId={formId} shownTerms={shownTerms} {...getFormProps(form, { ariaAttributes: false })}>
				<DefaultButton label={submit} />
				<PrefillField prefill={page.prefill} result={result} />
				<TermsPart part={termsPart} id={`${form.id}-terms`} onOpen={() => setReading(true)} />
				{debit ? <AccountPart debit={debit} fields={fields} /> : null}
				<Checkbox
					label={agreed.label}
					hint={agreed.hint}
					error={fields.agreed.errors?.[0]}
					disabled={agreed.hint !== undefined}
					inputProps={getInputProps(fields.agreed, { type: 'checkbox' })}
				/>
				<FormButtons note={sends} submit={{ label: submit }} />
			</PostForm>
			{isReading ? <TermsDialog terms={terms} onClosed={() => setReading(false)} /> : null}
		</>
	)
}

interface AccountPartProps {
	debit: NonNullable<SignView['debit']>
	fields: ReturnType<FieldMetadata<Account>['getFieldset']>
}

function AccountPart({ debit: { iban, holder, ...debit }, fields }: AccountPartProps) {
	const { sepaAccountholderIbanAccount: account, sepaAccountholderIbanName: name } = fields
	return (
		<>
			<Section title={debit.title}>
				<DefinitionList items={debit.facts} />
				{debit.explained ? <WordDetails {...debit.explained} /> : null}
			</Section>
			<FieldGroup id="mandate" legend={debit.mandate.term} first={<p>{debit.mandate.detail}</p>}>
				<TextField
					label={iban.label}
					hint={iban.hint}
					error={account.errors?.[0]}
					inputProps={{
						...getInputProps(account, { type: 'text' }),
						autoComplete: 'off',
						...writings.code,
					}}
				/>
				<TextField
					label={holder.label}
					hint={holder.hint}
					error={name.errors?.[0]}
					inputProps={{ ...getInputProps(name, { type: 'text' }), autoComplete: 'name', ...writings.name }}
				/>
			</FieldGroup>
		</>
	)
}

/** @see [A36] */
function TermsDialog({ terms, onClosed }: { terms: TermsView; onClosed: () => void }) {
	return (
		<ReadingDialog
			title={terms.title}
			titleLang={terms.titleLang}
			html={terms.html}
			texts={terms.texts}
			onClosed={onClosed}
		>
			{(dialog) => <TermsForm terms={terms} {...dialog} />}
		</ReadingDialog>
	)
}

interface TermsPartProps {
	part: SignView['termsPart']
	id: string
	/** Needs a script; otherwise the button saves the form and opens the page [A36]. */
	onOpen: () => void
}

function TermsPart({ part, id, onOpen }: TermsPartProps) {
	const error = useReply()?.result.error?.terms?.[0]
	return (
		<Section title={part.title} purpose={part.purpose}>
			<HintAndError id={id} error={error} />
			<ButtonRow>
				<Button
					id={id}
					name={termsButton}
					value={part.read}
					takesFocus={error !== undefined}
					describedBy={error ? `${id}-error` : undefined}
					inPlace={(event) => openInPlace(event, onOpen)}
				>
					{part.read}
				</Button>
				{part.agreed ? <StatusTag tone="success">{part.agreed}</StatusTag> : null}
			</ButtonRow>
		</Section>
	)
}
