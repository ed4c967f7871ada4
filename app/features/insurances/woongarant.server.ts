import { joinLists, mapList, unreadList, type ReadList } from '#app/lib/read-list'
import { findKnown } from '#app/lib/unread'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { GeneralInsurance, WoongarantInsurance } from '#app/api/resources/insurances'
import { settle } from '#app/request/settle'
import { findCompany } from '#app/api/resources/product'
import type { Uses } from '#app/request/context.server'
import { createArchiveLink, getFileTexts } from '#app/downloads/file-links'
import { sendArchive } from '#app/downloads/send-archive.server'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { createDateFact, createTextFact } from '#app/products/facts'
import { getProductHead } from '#app/products/product-head'
import { requireItem } from '#app/products/require-item'
import { buildDamageView, findReportHref } from './damage-reports.server'
import { getWoongarant, listGeneralInsurances, listWoongarants, getWoongarantName } from './insurances.server'

/** @see [426-428] */
export async function getWoongarantView(ctx: Uses<'api' | 'say'>, id: string | undefined) {
	const { say } = ctx
	const [woongarant, general] = await Promise.all([
		getWoongarant(ctx, id),
		settle(listGeneralInsurances(ctx)),
	])
	return {
		...getProductHead('woongarant', woongarant, say, getWoongarantName(woongarant, say)),
		purpose: woongarant.label,
		facts: factsOf(woongarant, say),
		papers: papersOf(woongarant, say),
		damage: woongarant.dateStart === undefined ? undefined : damageOf(woongarant, general.value, say),
	}
}

/** @throws Response redirect to not-found for an unknown id */
export async function getPaperId(ctx: Uses<'api'>, id: string | undefined, paper: string | undefined) {
	const { documents } = requireItem(await listWoongarants(ctx), id)
	return requireItem(
		mapList(documents, ({ apiId }) => ({ id: apiId })),
		paper,
	).id
}

/** @throws Response redirect to not-found for an unknown id */
export async function sendWoongarantArchive(
	ctx: Uses<'api' | 'say' | 'session'>,
	{ request, params }: LoaderFunctionArgs,
) {
	const { say } = ctx
	const woongarant = requireItem(await listWoongarants(ctx), params.id)
	const { unnamed } = say.table('insurances').documents
	return sendArchive(ctx, request, {
		title: getWoongarantName(woongarant, say),
		files: mapList(woongarant.documents, ({ apiId, description }) => ({
			name: description ?? unnamed,
			path: getPaperPath(apiId),
		})),
		home: paths.woongarantInsurance(woongarant.id),
	})
}

/** @see [427] */
export function getPaperPath(id: string) {
	return `/api/products/woongarant-insurances/download/${encodeURIComponent(id)}`
}

function factsOf(woongarant: WoongarantInsurance, say: Say) {
	const texts = say.table('insurances')
	return [
		createTextFact(texts.type, woongarant.productType, say),
		createTextFact(texts.company, findCompany(woongarant), say),
		createTextFact(texts.state, woongarant.status, say),
		createDateFact(texts.start, woongarant.dateStart, say),
	]
}

function papersOf({ id, documents }: WoongarantInsurance, say: Say) {
	const { title, unnamed } = say.table('insurances').documents
	const files = documents.known.map(({ apiId, description }) => ({
		href: paths.woongarantDocument(id, apiId),
		name: description ?? unnamed,
	}))
	const archive = createArchiveLink(
		paths.downloadWoongarantDocuments(id),
		{ known: files, isComplete: documents.isComplete },
		say,
	)
	const note = documents.isComplete ? undefined : say('unread.list')
	return { title, note, texts: getFileTexts(say), files, archive }
}

/** Damage belongs to the general insurance with the same id or product id (contract §5). */
function damageOf(
	woongarant: WoongarantInsurance,
	general: ReadList<GeneralInsurance> = unreadList,
	say: Say,
) {
	const ids = [woongarant.id, findKnown(woongarant.productId)].filter((id) => id !== undefined)
	const same = general.known.find(({ id, productId }) =>
		[id, findKnown(productId)].some((one) => one !== undefined && ids.includes(one)),
	)
	const others = same?.damageReports ?? { ...general, known: [] }
	return buildDamageView(joinLists(woongarant.damageReports, others), findReportHref(same), say)
}
