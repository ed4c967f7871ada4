import { redirect } from '@remix-run/node'
import type { GeneralInsurance } from '#app/api/resources/general-insurance'
import { findCompany } from '#app/api/resources/product'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { createDateFact, createFact } from '#app/products/facts'
import { formatAmountPer } from '#app/products/period'
import { getProductHead } from '#app/products/product-head'
import { buildDamageView, findReportHref } from './damage-reports.server'
import { findInsurance, getWoongarant, listGeneralInsurances } from './insurances.server'

/** @see [413-416] */
export async function getGeneralInsuranceView(ctx: Uses<'api' | 'say'>, id: string | undefined) {
	const { say } = ctx
	const found = await getGeneralInsurance(ctx, id)
	return {
		...getProductHead('general_insurance', found.label, say),
		facts: factsOf(found, say),
		damage: buildDamageView(found.damageReports, findReportHref(found), say),
	}
}

/**
 * @throws Response redirect from a product id or a home insurance's id to the right address, else to
 * not-found [A56] [A89]
 */
export async function getGeneralInsurance(ctx: Uses<'api'>, id: string | undefined) {
	const found = findInsurance(await listGeneralInsurances(ctx), id)
	if (found && found.id === id) return found
	if (found) throw redirect(paths.generalInsurances.detail(found.id))
	throw redirect(paths.woongarantInsurance((await getWoongarant(ctx, id)).id))
}

function factsOf(found: GeneralInsurance, say: Say) {
	const texts = say.table('insurances')
	return [
		createFact(texts.premium, formatAmountPer(found.premium, found.paymentPeriod, say)),
		createFact(texts.type, found.insuranceType),
		createFact(texts.company, findCompany(found)),
		createFact(texts.policyNumber, found.policyNumber),
		...(found.dateStart === undefined ? [] : [createDateFact(texts.start, found.dateStart, say)]),
		createFact(texts.state, found.state),
	]
}
