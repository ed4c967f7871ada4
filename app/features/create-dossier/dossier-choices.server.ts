import type { ApiClient } from '#app/api/client.server'
import { codedChoiceSchema } from '#app/api/resources/coded-choice'
import type { Licence } from '#app/api/resources/licence'
import { limitList } from '#app/lib/read-list'
import { settle } from '#app/request/settle'

/** Labels by code, in the API's order. Empty when the firm does not use the list. */
export interface Choices {
	labels: ReadonlyMap<string, string>
	/** The list failed to load, or nobody finds an answer in it: the API validates earlier answers. */
	isMissing?: true
}

export interface DossierChoices {
	productPhase: Choices
	incomeType: Choices
}

/** Loads the lists that the licence enables, in parallel. @see [654] */
export async function getDossierChoices(api: ApiClient, { features }: Licence): Promise<DossierChoices> {
	const [productPhase, incomeType] = await Promise.all([
		features.productphaseField ? settleList(api, '/api/entities/product-phases') : notAsked,
		features.incometypeField ? settleList(api, '/api/entities/income-types') : notAsked,
	])
	return { productPhase, incomeType }
}

const notAsked: Choices = { labels: new Map() }

/** Options of a field. */
const mostChoices = 200

async function settleList(api: ApiClient, path: string): Promise<Choices> {
	const { value } = await settle(api.list(path, codedChoiceSchema))
	if (!value || limitList(value, mostChoices) !== value) return { labels: new Map(), isMissing: true }
	return { labels: new Map(value.known.map(({ code, label }) => [code, label ?? code])) }
}
