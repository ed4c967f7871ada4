import { redirect } from '@remix-run/node'
import type { GeneralInsurance } from '#app/api/resources/general-insurance'
import type { Visit } from '#app/context.server'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { dateFact, fact } from '#app/products/facts'
import { amountPer } from '#app/products/period'
import { productHead } from '#app/products/product-head'
import { damageView, reportHref } from './damage-reports.server'
import { findInsurance, getWoongarant, listGeneralInsurances } from './insurances.server'

/** One general insurance in words [413-416]. */
export async function getGeneralInsuranceView(visit: Visit, id: string | undefined) {
	const { say } = visit
	const found = await getGeneralInsurance(visit, id)
	return {
		...productHead('general_insurance', found.label, say),
		facts: factsOf(found, say),
		damage: damageView(found.damageReports, reportHref(found), say),
	}
}

/**
 * A general insurance. @throws Response that leads to its own address from its product id, to the home insurance
 * that the id belongs to, else to not-found [A56] [A89].
 */
export async function getGeneralInsurance(visit: Visit, id: string | undefined) {
	const found = findInsurance(await listGeneralInsurances(visit), id)
	if (found && found.id === id) return found
	if (found) throw redirect(paths.generalInsurances.detail(found.id))
	throw redirect(paths.woongarantInsurance((await getWoongarant(visit, id)).id))
}

function factsOf(found: GeneralInsurance, say: Say) {
	const texts = say.table('insurances')
	return [
		fact(texts.premium, amountPer(found.premium, found.paymentPeriod, say)),
		fact(texts.type, found.insuranceType),
		fact(texts.company, found.companyName),
		fact(texts.policyNumber, found.policyNumber),
		...(found.dateStart === undefined ? [] : [dateFact(texts.start, found.dateStart, say)]),
		fact(texts.state, found.state),
	]
}
