import { findKnown, isUnread } from '#app/lib/unread'
import type { ListedAction } from '#app/api/resources/action'
import { lookUp } from '#app/lib/look-up'
import { paths } from '#app/paths'
import { isPaymentUnread } from './payment-state'
import { findPage, guessTarget, normaliseTaskType, taskTypes, type TaskTarget } from '#app/task-types'

export type TargetName = TaskTarget

const hrefs: Record<TargetName, (action: string, productId: string) => string> = {
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
}

export function normaliseType({ type }: Pick<ListedAction, 'type'>) {
	return normaliseTaskType(findKnown(type) ?? '')
}

/** Parts of an action that tell its page. */
type Typed = Pick<ListedAction, 'type'> &
	Partial<Pick<ListedAction, 'document' | 'downloadableDocument' | 'quotes'>>

/** By the table, then by the names of pages, then by a guess. */
export function findTargetName(action: Typed): TargetName | undefined {
	const known = findKnownTarget(action)
	if (known) return known
	const guess = guessTarget(normaliseType(action))
	return guess === 'download' ? findFileTarget(action) : guess
}

/** Undefined for a type that is guessed or unknown. */
export function findKnownTarget(action: Pick<ListedAction, 'type'>): TargetName | undefined {
	const type = normaliseType(action)
	return lookUp(taskTypes, type)?.target ?? findPage(type)
}

function findFileTarget({ document, downloadableDocument, quotes }: Typed): TargetName | undefined {
	if (findKnown(document)?.hasDocument === true) return 'file'
	if (quotes?.known.some(({ attachments }) => attachments.known.length > 0)) return 'download-quote'
	return findKnown(downloadableDocument) ? 'added-file' : undefined
}

/** Whether the page of a task depends on something that could not be read: nobody knows whether it opens. */
export function isTargetLost(action: Targeted) {
	if (isUnread(action.type)) return true
	const name = findTargetName(action)
	if (name === undefined) return guessTarget(normaliseType(action)) === 'download' && isFileLost(action)
	if (name.endsWith('file') || name === 'download-quote') return isFileLost(action, name)
	if (name === 'invoice-payment') return isPaymentUnread(action)
	return action.isPageless === true || (hrefs[name].length > 1 && isUnread(action.product))
}

function isFileLost({ document, downloadableDocument, quotes }: Typed, name?: TargetName) {
	const isOf = (target: TargetName) => name === undefined || name === target
	const isDocumentLost = isUnread(document) || isUnread(document?.hasDocument)
	const isQuoteLost = quotes?.known.length === 0 ? !quotes.isComplete : hasLostAttachments(quotes)
	return (
		(isOf('file') && isDocumentLost) ||
		(isOf('added-file') && isUnread(downloadableDocument)) ||
		(isOf('download-quote') && isQuoteLost)
	)
}

function hasLostAttachments(quotes: Typed['quotes']) {
	const lists = quotes?.known.map(({ attachments }) => attachments) ?? []
	return lists.every(({ known }) => known.length === 0) && lists.some(({ isComplete }) => !isComplete)
}

type Targeted = Typed &
	Pick<ListedAction, 'id' | 'invoice' | 'mollieInvalid' | 'payment' | 'product'> & { isPageless?: boolean }

/** Undefined when the address needs a product and the action has none, or the page would not open. */
export function findTarget(action: Targeted): { name: TargetName; href: string } | undefined {
	const name = findTargetName(action)
	const product = findKnown(action.product)
	if (!name || isTargetLost(action) || (hrefs[name].length > 1 && !product?.id)) return undefined
	return { name, href: hrefs[name](action.id, product?.id ?? '') }
}
