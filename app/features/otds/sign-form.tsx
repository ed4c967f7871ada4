import {
	getFormProps,
	getInputProps,
	useForm,
	type FieldMetadata,
	type SubmissionResult,
} from '@conform-to/react'
import { Checkbox } from '#app/forms/fields/checkbox'
import { FormButtons } from '#app/forms/fields/form-buttons'
import { TextField } from '#app/forms/fields/text-field'
import { PostForm } from '#app/forms/post-form'
import { DefinitionList } from '#app/ui/definition-list'
import { Section } from '#app/ui/section'
import type { SignView } from './sign-page.server'

interface SignFormProps {
	page: SignView
	formId: string
	result: SubmissionResult<string[]> | undefined
}

interface Account {
	sepaAccountholderIbanAccount: string
	sepaAccountholderIbanName: string
}

/** The account that is charged, if one is; the switch, which waits for the terms; the signature. */
export function SignForm({ page, formId, result }: SignFormProps) {
	const { debit, agreed, sends, submit } = page
	const [form, fields] = useForm<Account & { agreed: string }>({
		id: 'sign-otd',
		lastResult: result,
		defaultValue: {
			sepaAccountholderIbanAccount: debit?.iban.known,
			sepaAccountholderIbanName: debit?.holder.known,
		},
	})
	return (
		<PostForm formId={formId} {...getFormProps(form, { ariaAttributes: false })}>
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
	)
}

interface AccountPartProps {
	debit: NonNullable<SignView['debit']>
	fields: ReturnType<FieldMetadata<Account>['getFieldset']>
}

/** What is charged each month, by whom, and the account it is taken from. */
function AccountPart({ debit: { iban, holder, ...debit }, fields }: AccountPartProps) {
	const { sepaAccountholderIbanAccount: account, sepaAccountholderIbanName: name } = fields
	return (
		<>
			<Section title={debit.title} purpose={debit.purpose}>
				<DefinitionList items={debit.facts} />
			</Section>
			<TextField
				label={iban.label}
				hint={iban.hint}
				error={account.errors?.[0]}
				inputProps={{
					...getInputProps(account, { type: 'text' }),
					autoComplete: 'off',
					autoCapitalize: 'characters',
					spellCheck: false,
				}}
			/>
			<TextField
				label={holder.label}
				hint={holder.hint}
				error={name.errors?.[0]}
				inputProps={{ ...getInputProps(name, { type: 'text' }), autoComplete: 'name' }}
			/>
		</>
	)
}
