import type { SerializeFrom } from '@remix-run/node'
import type { Action } from '#app/api/resources/action'
import type { Mortgage } from '#app/api/resources/mortgage'
import { savingsPeriods } from '#app/api/resources/savings-period'
import type { RequestContext } from '#app/request/context.server'
import { listBasisChoices } from '#app/products/value-basis'
import { getLoanPartsInput, canAddPart } from './loan-parts-draft.server'
import { listPartTypes } from '#app/products/loan-part-types'

export type LoanPartsView = SerializeFrom<typeof getLoanPartsView>

/** Collateral, loan parts and savings of a mortgage, to be looked at and changed [308-314]. */
export async function getLoanPartsView(ctx: RequestContext, action: Action, mortgage: Mortgage) {
	const { say } = ctx
	const { purpose, collateral, parts, part, savings, sends, submit } = say.table('loanParts')
	const types = listPartTypes(mortgage)
	const kept = await getLoanPartsInput(ctx, action, mortgage)
	return {
		purpose,
		...kept,
		optional: say('form.optional'),
		dates: { hint: say('form.dateHint'), pickLabel: say('form.pickDate') },
		collateral: { ...collateral, bases: listBasisChoices(mortgage.collateral, say).options },
		// Without a type to choose no part can be added.
		parts: { ...parts, add: types.length > 0 && canAddPart(kept.typed) ? parts.add : undefined },
		part,
		types,
		noType: { value: '', label: part.noType },
		savings: {
			...savings,
			periods: savingsPeriods.map((value) => ({ value, label: savings.perPeriod[value] })),
		},
		sends,
		submit,
	}
}
