import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'
import { getBankguaranteeList } from '#app/features/bankguarantees/bankguarantees.server'
import {
	getBusinessIncomeList,
	getBusinessIncomeView,
} from '#app/features/business-incomes/business-incomes.server'
import { getCardifaoList } from '#app/features/cardifao/cardifao.server'
import { getCreditList, getCreditView } from '#app/features/credits/credits.server'
import { getFgvList, getFgvView } from '#app/features/fgvs/fgvs.server'
import { getInsuranceList } from '#app/features/insurances/insurances.server'
import { getLifeInsuranceList } from '#app/features/life-insurances/life-insurances.server'
import { getMortgageList } from '#app/features/mortgages/mortgage-overview.server'
import { getPurchaseIntentionList } from '#app/features/purchase-intentions/purchase-intentions.server'
import { getWillList } from '#app/features/wills/wills.server'
import type { FirmHtml } from '#app/firm/firm-html.server'
import { paths } from '#app/paths'
import type { plainDetails, plainLists } from '#app/products/addresses'
import type { requireConsumer } from '#app/request/guard.server'
import { getProductRelated } from './product-related.server'

type ConsumerContext = Awaited<ReturnType<typeof requireConsumer>>
type PlainList = Awaited<ReturnType<typeof getMortgageList>> & { html?: FirmHtml }
type GetList = (ctx: ConsumerContext, request: Request) => Promise<PlainList>

const lists: Readonly<Record<(typeof plainLists)[number], GetList>> = {
	'/bankguarantees': getBankguaranteeList,
	'/business-income': getBusinessIncomeList,
	'/cardifao': getCardifaoList,
	'/credits': getCreditList,
	'/fgvs': getFgvList,
	'/general-insurances': getInsuranceList,
	'/life-insurances': getLifeInsuranceList,
	'/mortgages': getMortgageList,
	'/purchase-intentions': getPurchaseIntentionList,
	'/will-writing-advices': getWillList,
}

const details = {
	'/business-income/:id': { kind: 'business_income', getView: getBusinessIncomeView },
	'/credits/:id': { kind: 'credit', getView: getCreditView },
	'/fgvs/:id': { kind: 'fgv', getView: getFgvView },
} as const satisfies Record<(typeof plainDetails)[number], unknown>

const listRoutes = Object.entries(lists).map(([path, getList]) => ({ path, getList }))
const detailRoutes = Object.entries(details).map(([path, detail]) => ({ path, ...detail }))

/** The list at an address of `plainLists`. @throws Response redirect to not-found for any other */
export function getPlainList(ctx: ConsumerContext, request: Request) {
	const [match] = matchRoutes(listRoutes, new URL(request.url)) ?? []
	if (!match) throw redirect(paths.notFound())
	return match.route.getList(ctx, request)
}

/** The product at an address of `plainDetails`. @throws Response redirect to not-found for any other, or an unknown id */
export async function getPlainDetail(ctx: ConsumerContext, { params, request }: LoaderFunctionArgs) {
	const [match] = matchRoutes(detailRoutes, new URL(request.url)) ?? []
	if (!match) throw redirect(paths.notFound())
	const [product, related] = await Promise.all([
		match.route.getView(ctx, params.id),
		getProductRelated(ctx, match.route.kind, params.id),
	])
	return { ...product, ...related }
}
