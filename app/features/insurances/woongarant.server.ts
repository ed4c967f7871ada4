import type { LoaderFunctionArgs } from '@remix-run/node'
import type { GeneralInsurance } from '#app/api/resources/general-insurance'
import type { WoongarantInsurance } from '#app/api/resources/woongarant-insurance'
import { settle } from '#app/api/settle'
import type { Visit } from '#app/context.server'
import { archiveLink, fileTexts } from '#app/downloads/file-links'
import { sendArchive } from '#app/downloads/send-archive.server'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { dateFact, fact } from '#app/products/facts'
import { productHead } from '#app/products/product-head'
import { requireItem } from '#app/products/require-item'
import { damageView, reportHref } from './damage-reports.server'
import { getWoongarant, listGeneralInsurances, listWoongarants, nameOfWoongarant } from './insurances.server'

/** One home insurance in words [426-428]. */
export async function getWoongarantView(visit: Visit, id: string | undefined) {
	const { say } = visit
	const [found, general] = await Promise.all([getWoongarant(visit, id), settle(listGeneralInsurances(visit))])
	return {
		...productHead('woongarant', nameOfWoongarant(found, say), say),
		purpose: found.label,
		facts: factsOf(found, say),
		papers: papersOf(found, say),
		damage: found.dateStart === undefined ? undefined : damageOf(found, general.value, say),
	}
}

/** The id by which the API gives a paper of a home insurance. @throws Response that leads to not-found for any other. */
export async function getPaperId(visit: Visit, id: string | undefined, paper: string | undefined) {
	const { documents } = requireItem(await listWoongarants(visit), id)
	return requireItem(
		documents.map(({ apiId }) => ({ id: apiId })),
		paper,
	).id
}

/** All papers of a home insurance as one archive. @throws Response that leads to not-found for an unknown id. */
export async function sendWoongarantArchive(visit: Visit, { request, params }: LoaderFunctionArgs) {
	const { say } = visit
	const found = requireItem(await listWoongarants(visit), params.id)
	const { unnamed } = say.table('insurances').documents
	return sendArchive(visit, request, {
		title: nameOfWoongarant(found, say),
		files: found.documents.map(({ apiId, description }) => ({
			name: description ?? unnamed,
			path: paperCall(apiId),
		})),
		home: paths.woongarantInsurance(found.id),
	})
}

/** @see [427] */
export function paperCall(id: string) {
	return `/api/products/woongarant-insurances/download/${encodeURIComponent(id)}`
}

function factsOf(found: WoongarantInsurance, say: Say) {
	const texts = say.table('insurances')
	return [
		fact(texts.type, found.productType),
		fact(texts.company, found.companyName),
		fact(texts.state, found.status),
		dateFact(texts.start, found.dateStart, say),
	]
}

function papersOf({ id, documents }: WoongarantInsurance, say: Say) {
	const { title, unnamed } = say.table('insurances').documents
	const files = documents.map(({ apiId, description }) => ({
		href: paths.woongarantDocument(id, apiId),
		name: description ?? unnamed,
	}))
	const archive = archiveLink(paths.downloadWoongarantDocuments(id), files.length, say)
	return { title, texts: fileTexts(say), files, archive }
}

/** Damage is kept at the general insurance of the same id or product id (contract §5). */
function damageOf(found: WoongarantInsurance, general: readonly GeneralInsurance[] | undefined, say: Say) {
	const ids = [found.id, found.productId].filter((id) => id !== undefined)
	const same = general?.find((one) => ids.includes(one.id) || (one.productId && ids.includes(one.productId)))
	const isKnown = general !== undefined || found.damageReports.length > 0
	const reports = [...found.damageReports, ...(same?.damageReports ?? [])]
	return damageView(isKnown ? reports : undefined, reportHref(same), say)
}
