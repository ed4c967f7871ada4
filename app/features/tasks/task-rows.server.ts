import { stripMarkup } from '#app/products/prose.server'
import type { ListedAction } from '#app/api/resources/action'
import type { Say } from '#app/i18n/say.server'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { findKnown, isUnread } from '#app/lib/unread'
import { toWallClock } from '#app/lib/wall-clock'
import { getActionAmount } from '#app/products/house-amount'
import { isReadAction } from '#app/products/action-file'
import { findTargetName, type TargetName } from '#app/products/action-target'
import { getActionTitle, nameProduct, isSettledPayment } from '#app/products/action-tasks.server'
import { describeUnlabelledMoney, describeUnlabelledText } from '#app/products/facts'
import { isPending } from '#app/products/payment-state'
import { isUploadAgain } from '#app/products/task-order'
import { isDoneTask } from '#app/products/task-state.server'
import type { IconName } from '#app/ui/icon'
import type { TaskRow } from '#app/ui/task-rows'
import { createActionRow, describeAge, describeDraft, describePerson } from './action-rows.server'
import type { ReaderContext } from './reader-context.server'

const starts =
	'upload|download|betaal|teken|onderteken|vul|beantwoord|bekijk|lees|controleer|beoordeel|geef|werk|stuur|kies|' +
	'pay|sign|fill|answer|view|read|check|review|approve|update|send|choose|complete|provide|tell'
const ends =
	'uploaden|downloaden|betalen|tekenen|ondertekenen|invullen|beantwoorden|bekijken|lezen|nalezen|controleren|beoordelen|' +
	'goedkeuren|doorgeven|bijwerken|aanleveren|opsturen|sturen|kiezen'
const pattern = new RegExp(`^(?:${starts})\\b|(?:^| )(?:${ends})$`, 'i')

/** A row whose link is verb and thing. The product is left out below a heading that names it. */
export function createTaskRow(action: ListedAction, reader: ReaderContext, isUnderProduct = false): TaskRow {
	const { say } = reader
	const { title, href, label, isFile, note, news, tag, discard, call } = createActionRow(action, reader)
	const hasDraft = discard !== undefined
	const name = href && label ? nameTask(action, { title, button: label, hasDraft }, say) : title
	return {
		id: action.id,
		title: name,
		thing: title,
		href,
		isFile,
		icon: findTaskIcon(action),
		...describeAside(action, say),
		about: joinParts(isUnderProduct ? undefined : nameProduct(action, name, say), namePerson(action, say)),
		reason: joinParts(describeDraft(action, reader), note, describeReason(action, say)),
		tag,
		news,
		links: [discard, call].filter((link) => link !== undefined),
	}
}

function joinParts(...parts: readonly (string | undefined)[]) {
	return parts.filter(Boolean).join(' · ') || undefined
}

interface Named {
	title: string
	/** Label of the task's button. */
	button: string
	hasDraft: boolean
}

/** A label without a verb follows one; a payment that is not asked for now is named by its invoice. */
function nameTask(action: ListedAction, { title, button, hasDraft }: Named, say: Say) {
	if (title === button) return title
	if (hasDraft) return say('actions.named', { button, label: title })
	if (isNotPaidNow(action))
		return say('actions.named', { button, label: findKnown(action.product)?.label ?? title })
	if (!isDoneTask(action) && isVerbPhrase(title)) return title
	return say('actions.named', { button: findVerb(action, say) ?? button, label: title })
}

function isNotPaidNow(action: ListedAction) {
	if (isDoneTask(action) || findTargetName(action) !== 'invoice-payment') return false
	return isSettledPayment(action) || action.mollieInvalid === true || isPending(findKnown(action.payment))
}

/** A done task offers its file alone. */
export function findVerb(action: ListedAction, say: Say) {
	if (isDoneTask(action) && !isReadAction(action)) return undefined
	const { verb, view } = say.table('actions')
	if (isUploadAgain(action)) return verb.again
	if (isSettledPayment(action)) return view
	const name = findTargetName(action)
	return name && verb[name]
}

const icons: Partial<Record<TargetName, IconName>> = {
	'upload-document': 'upload',
	'invoice-payment': 'euro',
	'download-quote': 'file',
	'otd-file': 'download',
	file: 'download',
	'added-file': 'download',
	'cardifao-premium': 'file',
	'approve-document': 'file',
	'bankguarantee-bnp-proposal': 'file',
	'present-opportunity-to-consumer': 'file',
}

/** Picture of the task's verb; a pen where the client answers or signs. */
export function findTaskIcon(action: ListedAction): IconName {
	if (isDoneTask(action)) return 'check'
	const name = findTargetName(action)
	return name === undefined ? 'info' : (icons[name] ?? 'pen')
}

function namePerson(action: ListedAction, say: Say) {
	return describePerson(findKnown(action.document)?.consumerName ?? action.consumerName, say)
}

/** Product, amount, person and draft step of a task, for the line below its title. */
export function describeSubject(action: ListedAction, reader: ReaderContext) {
	const { say } = reader
	return joinParts(
		nameProduct(action, getActionTitle(action, say), say),
		describeUnlabelledMoney(getActionAmount(action), say),
		namePerson(action, say),
		describeDraft(action, reader),
	)
}

/** The adviser's remark on a document that must be sent again; when a done task was done. */
function describeReason(action: ListedAction, say: Say) {
	if (isDoneTask(action)) return describeAge(action, say)
	if (!isUploadAgain(action)) return undefined
	return describeUnlabelledText(say('upload.rejectionReason'), stripMarkup(action.comment, say), say)
}

function describeAside(action: ListedAction, say: Say): Pick<TaskRow, 'amount' | 'age'> {
	if (isDoneTask(action)) return {}
	const amount = describeUnlabelledMoney(getActionAmount(action), say)
	return amount === undefined ? { age: countDays(action, say) } : { amount }
}

/** Calendar days since the task was asked; nothing for a date that is to come. */
function countDays({ dateCreated }: ListedAction, say: Say) {
	if (isUnread(dateCreated)) return say('unread.date')
	const since = parseWireDate(dateCreated ?? '')?.startOf('day')
	const count = since && toWallClock(new Date()).startOf('day').diff(since, 'day')
	if (count === undefined || count < 0) return undefined
	return count === 0 ? say('actions.age.today') : say('actions.age.days', { count })
}

/** Whether a label of the API says itself what to do, as "Leningdelen bijwerken". @see [A296] */
export function isVerbPhrase(label: string): boolean {
	return pattern.test(label.trim())
}
