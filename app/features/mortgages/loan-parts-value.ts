import { z } from 'zod/v4'
import { savingsPeriods } from '#app/api/resources/savings-period'
import { pickRows, type Values } from '#app/wizard/question'
import { partSchema } from './loan-part-rules'
import type { buildLoanPartsBlocks } from './loan-parts-questions'

const detailsSchema = z.object({
	marketValue: z.number().optional(),
	marketValueDate: z.string().optional(),
	basedOn: z.string().optional(),
	smartcareMinimumSavingsAmount: z.number().optional(),
	smartcareMinimumSavingsPeriod: z.enum(savingsPeriods).default('MONTHLY'),
	smartcareAbstainFromCalculationTill: z.string().optional(),
})
const existingPartSchema = partSchema.extend({ id: z.string() })
export type LoanPartsValue = ReturnType<typeof toLoanPartsValue>

export function toLoanPartsValue(
	{ parts, newParts }: ReturnType<typeof buildLoanPartsBlocks>,
	typed: unknown,
	values: Values,
) {
	return {
		...detailsSchema.parse(values),
		// The page names each recorded part: a row without its id is none.
		loanParts: pickRows(parts, typed, values)
			.filter(({ id }) => id !== undefined)
			.map((row) => existingPartSchema.parse(row)),
		newLoanParts: pickRows(newParts, typed, values).map((row) => partSchema.parse(row)),
	}
}
