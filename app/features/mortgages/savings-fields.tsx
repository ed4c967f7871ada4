import { getInputProps, type FieldMetadata } from '@conform-to/react'
import { DateField } from '#app/forms/fields/date-field'
import { MoneyField } from '#app/forms/fields/money-field'
import { RadioRows } from '#app/forms/fields/radio-rows'
import { Section } from '#app/ui/section'
import type { LoanPartsView } from './loan-parts-page.server'

type Name =
	'smartcareMinimumSavingsAmount' | 'smartcareMinimumSavingsPeriod' | 'smartcareAbstainFromCalculationTill'

interface SavingsFieldsProps {
	page: LoanPartsView
	fields: Record<Name, FieldMetadata<string | undefined>>
}

/** From which saving on, and from when, the firm tells of one. */
export function SavingsFields({ page, fields }: SavingsFieldsProps) {
	const { title, purpose, amount, period, periods, date } = page.savings
	const control = (name: Name) => ({
		error: fields[name].errors?.[0],
		inputProps: getInputProps(fields[name], { type: 'text' }),
	})
	return (
		<Section roomy title={title} purpose={purpose}>
			<MoneyField {...control('smartcareMinimumSavingsAmount')} label={amount} optional={page.optional} />
			<RadioRows {...control('smartcareMinimumSavingsPeriod')} label={period} options={periods} />
			<DateField
				{...control('smartcareAbstainFromCalculationTill')}
				{...page.dates}
				label={date}
				optional={page.optional}
			/>
		</Section>
	)
}
