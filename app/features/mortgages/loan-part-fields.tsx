import { getInputProps, type FieldMetadata } from '@conform-to/react'
import { getFieldId } from '#app/forms/error-list'
import { DateField } from '#app/forms/fields/date-field'
import { FieldGroup } from '#app/forms/fields/field-group'
import { MoneyField } from '#app/forms/fields/money-field'
import { Select } from '#app/forms/fields/select'
import { TextField } from '#app/forms/fields/text-field'
import { Button } from '#app/ui/button'
import { HiddenFields } from '#app/ui/hidden-fields'
import { formatNumbered } from './loan-part-labels'
import type { LoanPartsView } from './loan-parts-page.server'
import type { LoanPartInput } from './loan-parts-input'

interface LoanPartFieldsProps {
	page: LoanPartsView
	field: FieldMetadata<LoanPartInput>
	/** Of the existing or of the new parts, from 0. */
	at: number
	/** How many parts stand before them. */
	before: number
	isNew: boolean
}

/** One loan part: what is known of it, or nothing yet. */
export function LoanPartFields({ page, field, at, before, isNew }: LoanPartFieldsProps) {
	const { part, dates, types, noType } = page
	const fields = field.getFieldset()
	const about = formatNumbered(isNew ? part.newAbout : part.about, at)
	const needed = isNew ? undefined : part.whenChanged
	const known = isNew ? undefined : page.optional
	const wordsOf = (name: keyof typeof fields & keyof typeof part) => ({
		about,
		label: part[name],
		error: fields[name].errors?.[0],
		inputProps: {
			...getInputProps(fields[name], { type: 'text' }),
			id: getFieldId(field.formId, fields[name].name),
		},
	})
	const { initialValue: type } = fields.type
	const removal = formatNumbered(page.parts.remove, at)
	const remove = (
		<Button variant="quiet" name={`removePart-${fields.key.initialValue}`} value={removal}>
			{removal}
		</Button>
	)
	return (
		<FieldGroup
			id={`part-${before + at + 1}`}
			legend={formatNumbered(isNew ? part.newLegend : part.legend, at)}
			first={<Select {...wordsOf('type')} optional={known} options={type ? types : [noType, ...types]} />}
			aside={isNew ? remove : undefined}
		>
			<HiddenFields fields={[isNew ? hidden(fields.key) : hidden(fields.id)]} />
			<MoneyField {...wordsOf('amount')} optional={known} />
			<MoneyField {...wordsOf('currentAmount')} optional={needed} />
			<TextField {...wordsOf('interest')} optional={page.optional} unit="%" size="short" />
			<DateField {...wordsOf('date')} {...dates} optional={needed} />
			<DateField {...wordsOf('startOfFixedRatePeriod')} {...dates} optional={needed} />
			<DateField {...wordsOf('endOfFixedRatePeriod')} {...dates} optional={needed} />
		</FieldGroup>
	)
}

function hidden({ name, initialValue = '' }: { name: string; initialValue?: string }) {
	return { name, value: initialValue }
}
