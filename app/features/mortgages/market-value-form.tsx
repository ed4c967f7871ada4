import { getFormProps, getInputProps, useForm, type SubmissionResult } from '@conform-to/react'
import { DateField } from '#app/forms/fields/date-field'
import { FormButtons } from '#app/forms/fields/form-buttons'
import { MoneyField } from '#app/forms/fields/money-field'
import { RadioRows } from '#app/forms/fields/radio-rows'
import { PostForm } from '#app/forms/post-form'
import type { MarketValueView } from './market-value.server'

interface MarketValueFormProps {
	page: MarketValueView
	formId: string
	result: SubmissionResult<string[]> | undefined
}

export function MarketValueForm({ page, formId, result }: MarketValueFormProps) {
	const { basis, value, date } = page
	const [form, fields] = useForm<{ basedOn: string; marketValue: string; marketValueDate: string }>({
		id: 'market-value',
		lastResult: result,
		defaultValue: { basedOn: basis.chosen, marketValue: value.known, marketValueDate: date.known },
	})
	return (
		<PostForm formId={formId} {...getFormProps(form, { ariaAttributes: false })}>
			<RadioRows
				label={basis.label}
				options={basis.options}
				error={fields.basedOn.errors?.[0]}
				inputProps={{ ...getInputProps(fields.basedOn, { type: 'text' }) }}
			/>
			<MoneyField
				label={value.label}
				hint={value.hint}
				error={fields.marketValue.errors?.[0]}
				inputProps={getInputProps(fields.marketValue, { type: 'text' })}
			/>
			<DateField
				label={date.label}
				hint={date.hint}
				pickLabel={date.pickLabel}
				error={fields.marketValueDate.errors?.[0]}
				inputProps={getInputProps(fields.marketValueDate, { type: 'text' })}
			/>
			<FormButtons note={page.sends} submit={{ label: page.submit }} />
		</PostForm>
	)
}
