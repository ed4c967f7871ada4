import type { Action } from '#app/api/resources/action'
import { lookUp } from '#app/lib/look-up'
import { paths } from '#app/paths'

/** Route names of [78] and the two kinds of file. */
export type TargetName = keyof typeof hrefs

const hrefs = {
	'upload-document': (action: string) => paths.uploadDocument(action),
	'inventory-form': (action: string) => paths.inventory(action),
	'iwize-form': (action: string) => paths.iwizeForm(action),
	'ockto-form': (action: string) => paths.ocktoForm(action),
	'update-date-conditions-precedent': (action: string) => paths.conditionsPrecedent(action),
	'otd-sign': (action: string, productId: string) => paths.otdSign(productId, action),
	'download-quote': (action: string) => paths.downloadQuote(action),
	'cardifao-premium': (action: string, productId: string) => paths.cardifaoPremium(productId, action),
	'approve-document': (action: string) => paths.approveDocument(action),
	'bankguarantee-bnp-proposal': (action: string, productId: string) =>
		paths.bankguaranteeProposal(productId, action),
	'knowledge-form': (action: string) => paths.knowledgeTest(action),
	'mortgage-loanparts': (action: string, productId: string) => paths.mortgageLoanParts(productId, action),
	'mortgage-marketvalue': (action: string, productId: string) => paths.mortgageMarketValue(productId, action),
	'invoice-payment': (action: string) => paths.invoicePayment(action),
	'present-opportunity-to-consumer': (action: string, productId: string) =>
		paths.presentOpportunity(productId, action),
	'hypact-form': (action: string) => paths.hypactForm(action),
	'mortgage-check': (action: string, productId: string) => paths.mortgageCheck(productId, action),
	'sign-proposal': (action: string, productId: string) => paths.signProposal(productId, action),
	'otd-file': (action: string) => paths.downloadOtd(action),
	file: (action: string) => paths.downloadActionFile(action),
	'added-file': (action: string) => paths.downloadAddedDocument(action),
} satisfies Record<string, (action: string, productId: string) => string>

/** Exact type codes. @see contract §4 */
const codes: Record<string, TargetName> = {
	UPLOAD_DOCUMENTMANAGEMENT_FILE: 'upload-document',
	REUPLOAD_DOCUMENTMANAGEMENT_FILE: 'upload-document',
	REQUEST_PENSION_XML: 'upload-document',
	APPROVE_DOCUMENT: 'approve-document',
	SIGN_OTD: 'otd-sign',
	DOWNLOAD_OTD: 'otd-file',
	DOWNLOAD_SIGNED_OTD: 'otd-file',
	DOWNLOAD_UNSIGNED_OTD: 'otd-file',
	DOWNLOAD_QUOTE: 'download-quote',
	DOWNLOAD_QUOTE_INDICATIVE_PROPOSAL: 'download-quote',
	DOWNLOAD_QUOTE_FINAL_OFFER: 'download-quote',
	DOWNLOAD_DOCUMENTMANAGEMENT_FILE: 'file',
	DOWNLOAD_ADDED_DOCUMENT: 'added-file',
	FILL_INVENTORY_FORM: 'inventory-form',
	FILL_KNOWLEDGE_FORM: 'knowledge-form',
	FILL_HYPACT_FORM: 'hypact-form',
	MORTGAGE_CHECK: 'mortgage-check',
	PAY_INVOICE: 'invoice-payment',
	UPDATE_DATE_CONDITIONS_PRECEDENT: 'update-date-conditions-precedent',
	UPDATE_LOAN_PARTS: 'mortgage-loanparts',
	UPDATE_MARKET_VALUE: 'mortgage-marketvalue',
	PRESENT_OPPORTUNITY_TO_CONSUMER: 'present-opportunity-to-consumer',
	CARDIF_PREMIUM: 'cardifao-premium',
	BANKGUARANTEE_BNP_PROPOSAL: 'bankguarantee-bnp-proposal',
	SIGN_WOONGARANT_PROPOSAL: 'sign-proposal',
	KNOWLEDGE_TEST: 'knowledge-form',
	DOWNLOAD_QOUTE: 'download-quote',
	INVENTORY: 'inventory-form',
}

/** Fallback for types in no table. @see [A79] */
const patterns: readonly [RegExp, TargetName][] = [
	[/INVENTORY/, 'inventory-form'],
	[/KNOWLEDGE/, 'knowledge-form'],
	[/HYPACT|ADVICE_PROFILE/, 'hypact-form'],
	[/OCKTO/, 'ockto-form'],
	[/IWIZE/, 'iwize-form'],
	[/INVOICE|PAY/, 'invoice-payment'],
	[/LOAN_?PART/, 'mortgage-loanparts'],
	[/MARKET_?VALUE/, 'mortgage-marketvalue'],
	[/OPPORTUNITY/, 'present-opportunity-to-consumer'],
	[/PREMIUM/, 'cardifao-premium'],
	[/BNP|BANKGUARANTEE/, 'bankguarantee-bnp-proposal'],
	[/CONDITIONS_PRECEDENT/, 'update-date-conditions-precedent'],
	[/MORTGAGE_CHECK/, 'mortgage-check'],
	[/PROPOSAL/, 'sign-proposal'],
]

/** `upload-document` and `UPLOAD_DOCUMENT` are the same type. */
export function normaliseType({ type = '' }: Pick<Action, 'type'>) {
	return Object.hasOwn(codes, type) ? type : type.toUpperCase().replaceAll('-', '_')
}

function isTarget(name: string): name is TargetName {
	return Object.hasOwn(hrefs, name)
}

export function findTargetName(action: Pick<Action, 'type'>): TargetName | undefined {
	const type = normaliseType(action)
	const code = lookUp(codes, type)
	if (code) return code
	const spelled = type.toLowerCase().replaceAll('_', '-')
	return isTarget(spelled) ? spelled : patterns.find(([pattern]) => pattern.test(type))?.[1]
}

/** Undefined when the address needs a product and the action has none. */
export function findTarget(
	action: Pick<Action, 'id' | 'type' | 'product'>,
): { name: TargetName; href: string } | undefined {
	const name = findTargetName(action)
	if (!name || (hrefs[name].length > 1 && !action.product?.id)) return undefined
	return { name, href: hrefs[name](action.id, action.product?.id ?? '') }
}
