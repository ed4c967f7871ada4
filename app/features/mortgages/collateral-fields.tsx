import { getInputProps, type FieldMetadata } from '@conform-to/react'
import { DateField } from '#app/forms/fields/date-field'
import { MoneyField } from '#app/forms/fields/money-field'
import { RadioRows } from '#app/forms/fields/radio-rows'
import { Section } from '#app/ui/section'
import type { LoanPartsView } from './loan-parts-page.server'

type Name = 'marketValue' | 'marketValueDate' | 'basedOn'

interface CollateralFieldsProps {
	page: LoanPartsView
	fields: Record<Name, FieldMetadata<string | undefined>>
}

/** What the house is worth, of when that is and who says so. */
export function CollateralFields({ page, fields }: CollateralFieldsProps) {
	const { title, value, date, basis, bases, withValue } = page.collateral
	const control = (name: Name) => ({
		error: fields[name].errors?.[0],
		inputProps: getInputProps(fields[name], { type: 'text' }),
	})
	return (
		<Section roomy title={title}>
			<MoneyField {...control('marketValue')} label={value} optional={page.optional} />
			<DateField {...control('marketValueDate')} {...page.dates} label={date} optional={withValue} />
			<RadioRows {...control('basedOn')} label={basis} optional={withValue} options={bases} />
		</Section>
	)
}
