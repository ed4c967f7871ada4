import {
	getFormProps,
	getInputProps,
	useForm,
	type FieldMetadata,
	type SubmissionResult,
} from '@conform-to/react'
import type { ReactNode } from 'react'
import { DateField, MoneyField } from '#app/forms/fields/text-field'
import { FormButtons } from '#app/forms/fields/form-buttons'
import { RadioRows } from '#app/forms/fields/radio-rows'
import { PrefillField } from '#app/forms/prefill-field'
import { PostForm } from '#app/forms/post-form'
import type { OpportunityView } from './opportunity-page.server'

interface OpportunityFormProps {
	page: OpportunityView
	formId: string
	shownTerms?: string
	result: SubmissionResult<string[]> | undefined
}

interface Answer {
	isAgreed: string
	futureDate: string
	customAmount: string
	customPeriod: string
}

export function OpportunityForm({ page, formId, shownTerms, result }: OpportunityFormProps) {
	const { date, amount, period } = page
	const [form, fields] = useForm<Answer>({
		id: 'opportunity',
		lastResult: result,
		defaultValue: { customAmount: amount.known, customPeriod: period.known },
	})
	const more: Partial<Record<string, ReactNode>> = {
		future_date: (
			<DateField
				{...date}
				error={fields.futureDate.errors?.[0]}
				inputProps={getInputProps(fields.futureDate, { type: 'text' })}
			/>
		),
		custom_amount: <OwnAmount page={page} amount={fields.customAmount} period={fields.customPeriod} />,
	}
	return (
		<PostForm formId={formId} shownTerms={shownTerms} {...getFormProps(form, { ariaAttributes: false })}>
			<PrefillField prefill={page.prefill} result={result} />
			<RadioRows
				label={page.question}
				options={page.options.map((option) => ({ ...option, more: more[option.value] }))}
				unanswered={page.unanswered}
				error={fields.isAgreed.errors?.[0]}
				inputProps={getInputProps(fields.isAgreed, { type: 'text' })}
			/>
			<FormButtons note={page.sends} submit={{ label: page.submit }} />
		</PostForm>
	)
}

interface OwnAmountProps {
	page: OpportunityView
	amount: FieldMetadata<string, Answer, string[]>
	period: FieldMetadata<string, Answer, string[]>
}

function OwnAmount({ page, amount, period }: OwnAmountProps) {
	return (
		<>
			<MoneyField
				label={page.amount.label}
				hint={page.amount.hint}
				error={amount.errors?.[0]}
				inputProps={getInputProps(amount, { type: 'text' })}
			/>
			<RadioRows
				label={page.period.label}
				options={page.period.options}
				unanswered={page.unanswered}
				error={period.errors?.[0]}
				inputProps={getInputProps(period, { type: 'text' })}
			/>
		</>
	)
}
