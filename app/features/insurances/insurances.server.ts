import { joinLists, mapList } from '#app/lib/read-list'
import { findKnown, type Read } from '#app/lib/unread'
import { redirect } from '@remix-run/node'
import {
	generalInsuranceSchema,
	type GeneralInsurance,
	woongarantInsuranceSchema,
	type WoongarantInsurance,
} from '#app/api/resources/insurances'
import { findCompany } from '#app/api/resources/product'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { describeUnlabelledText } from '#app/products/facts'
import { requireItem } from '#app/products/require-item'
import { buildCardList } from '#app/products/card-list.server'

/** @see [425] */
export function listGeneralInsurances({ api }: Uses<'api'>) {
	return api.list('/api/products/general-insurances', generalInsuranceSchema)
}

/** @see [429] */
export function listWoongarants({ api }: Uses<'api'>) {
	return api.list('/api/products/woongarant-insurances', woongarantInsuranceSchema)
}

/** @see [412] [A56] */
export async function getInsuranceList(ctx: Uses<'api' | 'say'>, request: Request) {
	const { say } = ctx
	const [general, woongarants] = await Promise.all([listGeneralInsurances(ctx), listWoongarants(ctx)])
	return buildCardList(ctx, request, 'general_insurance', {
		items: joinLists<ReturnType<typeof generalCard> | ReturnType<typeof woongarantCard>>(
			mapList(general, (insurance) => generalCard(insurance, say)),
			mapList(woongarants, (insurance) => woongarantCard(insurance, say)),
		),
		none: say('insurances.none'),
		purpose: say('insurances.purpose'),
		linesOf: ({ lines }) => lines,
		kindOf: ({ kind }) => kind,
	})
}

function generalCard(insurance: GeneralInsurance, say: Say) {
	const texts = say.table('insurances')
	const lines = [
		describeUnlabelledText(texts.type, insurance.insuranceType, say),
		describeUnlabelledText(texts.company, findCompany(insurance), say),
		describeUnlabelledText(texts.policyNumber, insurance.policyNumber, say),
	]
	return { ...insurance, kind: 'general_insurance' as const, lines }
}

function woongarantCard(insurance: WoongarantInsurance, say: Say) {
	const company = describeUnlabelledText(say('insurances.company'), findCompany(insurance), say)
	const lines = [insurance.label, company]
	return { ...insurance, kind: 'woongarant' as const, label: getWoongarantName(insurance, say), lines }
}

/** @see [412] */
export function getWoongarantName({ productType: read }: WoongarantInsurance, say: Say) {
	const productType = findKnown(read)
	return productType ? say('insurances.woongarantOf', { type: productType }) : say('insurances.woongarant')
}

/** The id wins over the product id [A89]. */
export function findInsurance<One extends { id: string; productId?: Read<string> }>(
	insurances: readonly One[],
	id: string | undefined,
) {
	return (
		insurances.find((insurance) => insurance.id === id) ??
		insurances.find((insurance) => insurance.productId === id)
	)
}

/** @throws Response redirect from a product id to its own address, else to not-found */
export async function getWoongarant(ctx: Uses<'api'>, id: string | undefined) {
	const insurances = await listWoongarants(ctx)
	const insurance = findInsurance(insurances.known, id)
	if (insurance?.id === id || !insurances.isComplete) return requireItem(insurances, id)
	throw redirect(insurance ? paths.woongarantInsurance(insurance.id) : paths.notFound())
}
