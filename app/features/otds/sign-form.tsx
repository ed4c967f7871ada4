import {
	getFormProps,
	getInputProps,
	useForm,
	type FieldMetadata,
	type SubmissionResult,
} from '@conform-to/react'
import { Checkbox } from '#app/forms/fields/checkbox'
import { DefaultButton } from '#app/forms/fields/default-button'
import { FieldGroup } from '#app/forms/fields/field-group'
import { FormButtons } from '#app/forms/fields/form-buttons'
import { TextField } from '#app/forms/fields/text-field'
import { writings } from '#app/forms/fields/writing'
import { PrefillField } from '#app/forms/prefill-field'
import { PostForm } from '#app/forms/post-form'
import { DefinitionList } from '#app/ui/definition-list'
import { Section } from '#app/ui/section'
import { WordDetails } from '#app/ui/word-details'
import { useState } from 'react'
import type { SignView } from './sign-page.server'
import { TermsDialog } from './terms-dialog'
import { TermsPart } from './terms-part'
import type { TermsView } from './terms.server'

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
