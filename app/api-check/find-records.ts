import { findKnown } from '#app/lib/unread'
import type { RecordName } from '#app/api/calls'
import type { Action } from '#app/api/resources/action'
import { findLanguage } from '#app/i18n/language'
import { normaliseTaskType, taskTypes } from '#app/task-types'
import { lookUp } from '#app/lib/look-up'
import type { Known } from './known.server'

export interface FoundRecord {
	/** Values of the placeholders in a path. */
	ids: Record<string, string>
	/** Parameters of its address. */
	query?: Record<string, string>
}

interface RecordSource {
	/** Read whose answer has the ids. */
	from: string
	/** The first record, or the reason why there is none. */
	find: (known: Known, isWriting: boolean) => FoundRecord | string
}

const actionsPath = '/api/actions'

/** The API finishes these tasks when their file is read (contract §6). */
const closingTypes = ['DOWNLOAD_ADDED_DOCUMENT', 'DOWNLOAD_DOCUMENTMANAGEMENT_FILE']

/** Sources of the ids in the paths of other reads. */
const records: Readonly<Record<RecordName, RecordSource>> = {
	addedFile: {
		from: actionsPath,
		find: ({ actions }, isWriting) =>
			findTaskFile(actions, isWriting, 'added', ({ downloadableDocument }) => downloadableDocument !== null),
	},
	managedFile: {
		from: actionsPath,
		find: ({ actions }, isWriting) =>
			findTaskFile(
				actions,
				isWriting,
				'managed',
				({ document }) => findKnown(document)?.hasDocument === true,
			),
	},
	otdFile: {
		from: actionsPath,
		find: ({ actions, otds }, isWriting) => {
			const withoutFile = otds.filter(
				({ isCancelled, isSigned }) => isCancelled === true && isSigned !== true,
			)
			return findTaskFile(
				actions,
				isWriting,
				'otd',
				({ product }) => !withoutFile.some(({ id }) => id === findKnown(product)?.id),
			)
		},
	},
	quoteAttachment: { from: actionsPath, find: ({ actions }) => findAttachment(actions) },
	document: { from: '/api/documents', find: ({ documents }) => findDocument(documents) },
	invoice: {
		from: '/api/invoices',
		find: ({ invoices: [invoice] }) => (invoice ? { ids: { invoice: invoice.id } } : 'no invoice'),
	},
	bankguarantee: {
		from: '/api/products/bankguarantees',
		find: ({ guarantees: [guarantee] }) =>
			guarantee ? { ids: { guarantee: guarantee.id }, query: { type: '' } } : 'no bank guarantee',
	},
	woongarantDocument: {
		from: '/api/products/woongarant-insurances',
		find: ({ woongarants }) => {
			const [document] = woongarants.flatMap(({ documents }) => documents.known)
			return document ? { ids: { document: document.apiId } } : 'no Woongarant insurance with a document'
		},
	},
	inventory: {
		from: actionsPath,
		find: ({ findAction }) => {
			const action = findAction('FILL_INVENTORY_FORM', 'INVENTORY_FORM', 'OCKTO_FORM')
			return action ? { ids: { action: action.id } } : 'no open inventory'
		},
	},
	premium: {
		from: actionsPath,
		find: ({ findAction }) => {
			const action = findAction('CARDIF_PREMIUM', 'CARDIFAO_PREMIUM')
			return action ? { ids: { action: action.id } } : 'no open task with a premium'
		},
	},
	guest: {
		from: actionsPath,
		find: ({ guest }) =>
			guest
				? { ids: { action: guest.action, consumer: guest.id } }
				: 'nobody was let in to a check without login',
	},
}

function findAttachment(actions: readonly Action[]): FoundRecord | string {
	const action = actions.find((one) => getFileKind(one) === 'quote' && listAttachments(one).length > 0)
	const [attachment] = action ? listAttachments(action) : []
	if (!action || !attachment) return 'no task with a quote'
	return { ids: { attachment: attachment.id }, query: { productActionId: action.id } }
}

/** A document without a language counts for all when it has a file. */
function findDocument(documents: Known['documents']): FoundRecord | string {
	const match = documents.find(({ language, filename }) =>
		language ? findLanguage(language) === 'nl' : filename !== undefined,
	)
	return match ? { ids: { document: match.id }, query: { locale: 'nl' } } : 'no document in Dutch'
}

function findTaskFile(
	actions: readonly Action[],
	isWriting: boolean,
	kind: ReturnType<typeof getFileKind>,
	hasFile: (action: Action) => boolean,
): FoundRecord | string {
	const withFile = actions.filter((action) => getFileKind(action) === kind && hasFile(action))
	const match = withFile.find((action) => isWriting || !isClosedByReading(action))
	if (match) return { ids: { action: match.id } }
	return withFile.length > 0 ? 'it would finish a task: only with --write' : 'no task with such a file'
}

function getFileKind({ type }: Action) {
	return lookUp(taskTypes, normaliseTaskType(findKnown(type) ?? ''))?.file
}

function isClosedByReading({ type, isDone }: Action) {
	return isDone !== true && closingTypes.includes(normaliseTaskType(findKnown(type) ?? ''))
}

function listAttachments({ quotes }: Action) {
	return quotes.known.flatMap(({ attachments }) => attachments.known)
}

/** The record of a read, or the reason why there is none to try. */
export function findRecord(name: RecordName, known: Known, isWriting: boolean) {
	const { from, find } = records[name]
	return known.unread.has(from) ? `${from} could not be read` : find(known, isWriting)
}
