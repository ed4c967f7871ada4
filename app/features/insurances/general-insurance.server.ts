import { redirect } from '@remix-run/node'
import type { GeneralInsurance } from '#app/api/resources/insurances'
import { findCompany } from '#app/api/resources/product'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { createDateFact, createFact, createTextFact } from '#app/products/facts'
import { formatAmountPer } from '#app/products/period'
import { getProductHead } from '#app/products/product-head'
import { requireItem } from '#app/products/require-item'
import { buildDamageView, findReportHref } from './damage-reports.server'
import { findInsurance, getWoongarant, listGeneralInsurances } from './insurances.server'

/** @see [413-416] */
export async function getGeneralInsuranceView(ctx: Uses<'api' | 'say'>, id: string | undefined) {
	const { say } = ctx
	const insurance = await getGeneralInsurance(ctx, id)
	return {
		...getProductHead('general_insurance', insurance, say),
		facts: factsOf(insurance, say),
		damage: buildDamageView(insurance.damageReports, findReportHref(insurance), say),
	}
}

/**
 * @throws Response redirect from a product id or a home insurance's id to the right address, else to
 * not-found [A56] [A89]
 */
export async function getGeneralInsurance(ctx: Uses<'api'>, id: string | undefined) {
	const insurances = await listGeneralInsurances(ctx)
	const insurance = findInsurance(insurances.known, id)
	if (insurance?.id === id || !insurances.isComplete) return requireItem(insurances, id)
	if (insurance) throw redirect(paths.generalInsurances.detail(insurance.id))
	throw redirect(paths.woongarantInsurance((await getWoongarant(ctx, id)).id))
}

function factsOf(insurance: GeneralInsurance, say: Say) {
	const texts = say.table('insurances')
	return [
		createFact(texts.premium, formatAmountPer(insurance.premium, insurance.paymentPeriod, say)),
		createTextFact(texts.type, insurance.insuranceType, say),
		createTextFact(texts.company, findCompany(insurance), say),
		createTextFact(texts.policyNumber, insurance.policyNumber, say),
		...(insurance.dateStart === undefined ? [] : [createDateFact(texts.start, insurance.dateStart, say)]),
		createTextFact(texts.state, insurance.state, say),
	]
}
