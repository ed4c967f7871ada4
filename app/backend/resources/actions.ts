import { Hono } from 'hono'
import { BackendFailure } from '#app/backend/failure'
import { answerBytes, answerDiskFile } from '#app/backend/file-answer.server'
import { toDocument, type ResourceShape } from '#app/backend/jsonapi'
import { createPdf } from '#app/backend/pdf'
import { listRecords } from '#app/backend/records.server'
import type { ApiStore } from '#app/backend/store.server'
import { getFilePath, listFiles } from '#app/backend/uploads.server'
import { requireAccount, type ApiEnv } from '#app/backend/call-context.server'
import { closeAction, getStoredAction } from './action-item'

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
