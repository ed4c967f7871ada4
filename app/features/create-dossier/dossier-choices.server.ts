import type { ApiClient } from '#app/api/client.server'
import { codedChoiceSchema } from '#app/api/resources/coded-choice'
import type { Licence } from '#app/api/resources/licence'
import { settle } from '#app/request/settle'

/** What a list offers, label by code in the API's order; nothing where the firm does not ask it. */
export interface Choices {
	labels: ReadonlyMap<string, string>
	/** The firm asks it, but its list could not be had: the API judges what was chosen before. */
	isMissing?: true
}

export interface DossierChoices {
	productPhase: Choices
	incomeType: Choices
}

/** The lists that the licence switches on, both at once. @see [654] */
export async function getDossierChoices(api: ApiClient, { features }: Licence): Promise<DossierChoices> {
	const [productPhase, incomeType] = await Promise.all([
		features.productphaseField ? settleList(api, '/api/entities/product-phases') : notAsked,
		features.incometypeField ? settleList(api, '/api/entities/income-types') : notAsked,
	])
	return { productPhase, incomeType }
}

const notAsked: Choices = { labels: new Map() }

async function settleList(api: ApiClient, path: string): Promise<Choices> {
	const { value } = await settle(api.list(path, codedChoiceSchema))
	if (!value) return { labels: new Map(), isMissing: true }
	return { labels: new Map(value.map(({ code, label }) => [code, label ?? code])) }
}
