import { Hono } from 'hono'
import { BackendFailure, toDocument, type ResourceShape, type StoredItem } from '#app/backend/jsonapi'
import { answerBytes, answerDiskFile } from '#app/backend/file-answer.server'
import { createPdf } from '#app/backend/drawn-files'
import { listRecords, getRecord, updateRecord } from '#app/backend/records.server'
import type { ApiStore } from '#app/backend/store.server'
import { getFilePath, listFiles } from '#app/backend/uploads.server'
import { requireAccount, type ApiEnv } from '#app/backend/call-context.server'
import { z } from 'zod/v4'

const namedSchema = z.looseObject({ id: z.string(), label: z.string().optional() })

const actionSchema = z.looseObject({
	id: z.string(),
	label: z.string(),
	type: z.string(),
	is_done: z.boolean(),
	product: z.looseObject({ id: z.string(), label: z.string(), type: z.string() }).nullish(),
	document: z.looseObject({ id: z.string(), label: z.string(), has_document: z.boolean() }).nullish(),
	downloadable_document: z.looseObject({ id: z.string(), name: z.string() }).nullish(),
	quotes: z.array(z.looseObject({ id: z.string(), attachments: z.array(namedSchema) })).nullish(),
})

export type StoredAction = z.infer<typeof actionSchema>

/** Parses the members that the API uses itself; the others stay as stored. */
export function toStoredAction(item: StoredItem): StoredAction {
	return actionSchema.parse(item)
}

/** @throws BackendFailure 404 productActionNotFound, 403 for an action of another consumer. */
export function getStoredAction(store: ApiStore, id: string, consumerId: string): StoredAction {
	return toStoredAction(getRecord(store, 'action', id, consumerId))
}

/**
 * An open action that asks for this answer. @throws BackendFailure as getStoredAction; 422 invalidActionType for
 * another type of action or another product, 409 when it is done.
 */
export function getOpenAction(
	store: ApiStore,
	expected: { id: string; types: readonly string[]; product?: string },
	consumerId: string,
): StoredAction {
	const action = getStoredAction(store, expected.id, consumerId)
	const isAboutIt = expected.product === undefined || action.product?.id === expected.product
	if (!expected.types.includes(action.type) || !isAboutIt) throw new BackendFailure(422, 'invalidActionType')
	if (action.is_done) throw new BackendFailure(409, 'invalidActionType')
	return action
}

/** Stores today as the date of completion. A completed action keeps its date. */
export function closeAction(store: ApiStore, action: StoredAction): void {
	if (action.is_done) return
	updateRecord(store, 'action', { ...action, is_done: true, date_executed: store.now().toISOString() })
}

const pdf = 'application/pdf'
const otdTypes = ['SIGN_OTD', 'DOWNLOAD_OTD', 'DOWNLOAD_SIGNED_OTD', 'DOWNLOAD_UNSIGNED_OTD']

const actionShape: ResourceShape = {
	type: 'actions',
	relations: {
		document: { type: 'action-documents' },
		downloadable_document: { type: 'downloadable-documents' },
		quotes: { type: 'quotes', relations: { attachments: { type: 'quote-attachments' } } },
	},
}

/** Action points and the files that belong to them (contract §6) [289] [491]. */
export function createActionRoutes(store: ApiStore) {
	const signedIn = requireAccount(store)
	return new Hono<ApiEnv>()
		.get('/api/actions', signedIn, (c) =>
			c.json(toDocument(actionShape, listRecords(store, 'action', c.get('account').id))),
		)
		.get('/api/actions/quote-attachments/:attachment', signedIn, (c) => {
			const actionId = c.req.query('productActionId')
			if (!actionId) throw new BackendFailure(422, 'actionIdMissing')
			const action = getStoredAction(store, actionId, c.get('account').id)
			const attachments = (action.quotes ?? []).flatMap((quote) => quote.attachments)
			const attachment = attachments.find(({ id }) => id === c.req.param('attachment'))
			if (!attachment) throw new BackendFailure(404, 'quoteAttachmentNotFound')
			const label = attachment.label ?? attachment.id
			return answerBytes(createPdf([label, action.label]), { name: `${label}.pdf`, mediaType: pdf })
		})
		.get('/api/actions/:id/downloadable-document', signedIn, (c) => {
			const action = getStoredAction(store, c.req.param('id'), c.get('account').id)
			const name = action.downloadable_document?.name
			if (!name) throw new BackendFailure(404, 'downloadableDocumentMissing')
			closeAction(store, action)
			return answerBytes(createPdf([name, action.label]), { name: `${name}.pdf`, mediaType: pdf })
		})
		.get('/api/actions/:id/download', signedIn, (c) =>
			answerActionFile(store, c.req.param('id'), c.get('account').id),
		)
		.get('/api/products/otds/actions/:id/download', signedIn, (c) => {
			const action = getStoredAction(store, c.req.param('id'), c.get('account').id)
			if (!otdTypes.includes(action.type)) throw new BackendFailure(422, 'invalidActionType')
			const title = action.product?.label ?? action.label
			return answerBytes(createPdf([title, action.label]), { name: `${title}.pdf`, mediaType: pdf })
		})
}

/** The file the consumer sent, else the file the firm gave with the action. */
async function answerActionFile(store: ApiStore, id: string, consumerId: string): Promise<Response> {
	const action = getStoredAction(store, id, consumerId)
	const [sent] = listFiles(store, action.id)
	if (sent)
		return answerDiskFile(getFilePath(store, sent.sha256), { name: sent.name, mediaType: sent.media_type })
	if (!action.document?.has_document) throw new BackendFailure(404, 'fileNotFound')
	if (action.type === 'DOWNLOAD_DOCUMENTMANAGEMENT_FILE') closeAction(store, action)
	const { label } = action.document
	return answerBytes(createPdf([label, action.label]), { name: `${label}.pdf`, mediaType: pdf })
}
