import { Hono } from 'hono'
import { z } from 'zod/v4'
import { BackendFailure, toDocument } from '#app/backend/jsonapi'
import { answerBytes } from '#app/backend/file-answer.server'
import { receiveForm, removeFiles, type ReceivedForm } from '#app/backend/multipart.server'
import { createPdf } from '#app/backend/drawn-files'
import { getRecord, listRecords, getRecordWithPart } from '#app/backend/records.server'
import type { ApiStore } from '#app/backend/store.server'
import { checkFile, createFile, storeBytes, maxBytes } from '#app/backend/uploads.server'
import { requireAccount, type ApiEnv } from '#app/backend/call-context.server'
import { listUploadTypes, taskTypes } from '#app/task-types'
import { closeAction, getOpenAction } from './actions'

const insuranceSchema = z.looseObject({
	documents: z.array(z.looseObject({ api_id: z.string(), description: z.string() })),
})
const invoiceSchema = z.looseObject({ label: z.string(), has_file: z.boolean().optional() })
const guaranteeSchema = z.looseObject({ label: z.string(), arrangement: z.string().nullable() })

const guaranteeFiles: ReadonlyMap<string, string> = new Map([
	['', 'Aanvraag'],
	['TERMS_AND_CONDITIONS', 'Algemene voorwaarden'],
	['INSURANCE_CARD', 'Verzekeringskaart'],
])

/** The files of home insurances, invoices and bank guarantees. @see [369] [427] [451] */
export function createProductFileRoutes(store: ApiStore) {
	const signedIn = requireAccount(store)
	return new Hono<ApiEnv>()
		.get('/api/products/woongarant-insurances/download/:apiId', signedIn, (c) => {
			const part = { list: 'documents', member: 'api_id', value: c.req.param('apiId') }
			const item = getRecordWithPart(store, 'woongarant', part, c.get('account').id)
			const file = insuranceSchema.parse(item).documents.find(({ api_id }) => api_id === part.value)
			if (!file) throw new BackendFailure(404, 'fileNotFound')
			return answerPdf(file.description, c.get('branch').name)
		})
		.get('/api/invoices/download/:id', signedIn, (c) => {
			const item = getRecord(store, 'invoice', c.req.param('id'), c.get('account').id)
			const { label, has_file } = invoiceSchema.parse(item)
			if (has_file === false) throw new BackendFailure(422, 'invoiceCannotBeDownloaded')
			return answerPdf(label, c.get('branch').name)
		})
		.get('/api/documents/bankguarantees/:id/download', signedIn, (c) => {
			const item = getRecord(store, 'bankguarantee', c.req.param('id'), c.get('account').id)
			const { label, arrangement } = guaranteeSchema.parse(item)
			const type = c.req.query('type') ?? ''
			const title = guaranteeFiles.get(type)
			if (title === undefined) throw new BackendFailure(422, 'documentBundleUnknown')
			if (type === 'INSURANCE_CARD' && arrangement === 'dha_woongarant')
				throw new BackendFailure(404, 'fileNotFound')
			return answerPdf(`${title} ${label}`, c.get('branch').name)
		})
}

function answerPdf(title: string, firm: string): Response {
	return answerBytes(createPdf([title, firm]), { name: `${title}.pdf`, mediaType: 'application/pdf' })
}

const uploadFieldsSchema = z.strictObject({ productActionId: z.string(), comment: z.string().optional() })
const importantDocumentSchema = z.looseObject({
	label: z.string(),
	filename: z.string(),
	language: z.string().nullable(),
})

/** Important documents, and files that a consumer sends for an action [471] [481]. */
export function createDocumentRoutes(store: ApiStore) {
	const signedIn = requireAccount(store)
	return new Hono<ApiEnv>()
		.get('/api/documents', signedIn, (c) => {
			const documents = listRecords(store, 'document', c.get('account').id)
			const shape = { type: 'documents', relations: { category: { type: 'document-categories' } } }
			return c.json(toDocument(shape, documents))
		})
		.get('/api/documents/:id/download', signedIn, (c) => {
			const item = getRecord(store, 'document', c.req.param('id'), c.get('account').id)
			const { label, filename, language } = importantDocumentSchema.parse(item)
			const locale = c.req.query('locale') ?? c.get('language')
			if (language !== null && language !== locale) throw new BackendFailure(404, 'fileNotFound')
			return answerBytes(createPdf([label, c.get('branch').name]), {
				name: filename,
				mediaType: 'application/pdf',
			})
		})
		.post('/api/documents', signedIn, async (c) => {
			const received = await receiveForm(c.req.raw, store.filesDir, maxBytes)
			try {
				const sent = await acceptUpload(store, received, c.get('account').id)
				return c.json(toDocument({ type: 'documents' }, sent), 201)
			} finally {
				await removeFiles(received.files)
			}
		})
}

async function acceptUpload(store: ApiStore, { fields, files }: ReceivedForm, consumerId: string) {
	const { productActionId, comment = null } = readFields(fields)
	const expected = { id: productActionId, types: listUploadTypes() }
	const action = getOpenAction(store, expected, consumerId)
	if (files.length === 0 || files.some(({ field, size }) => field !== 'file[]' || size === 0))
		throw new BackendFailure(422, 'uploadDocumentsNotProvided')
	const taken = taskTypes[action.type]?.accepts ?? 'document'
	const checked = files.map((file) => checkFile(file, taken))
	for (const file of checked) await storeBytes(store, file)
	store.together(() => {
		closeAction(store, getOpenAction(store, expected, consumerId))
		for (const file of checked) createFile(store, action.id, file, comment)
	})
	return {
		id: action.id,
		label: action.label,
		comment,
		files: checked.map(({ name, size, sha256, mediaType }) => ({
			name,
			size,
			sha256,
			media_type: mediaType,
		})),
	}
}

function readFields(fields: ReceivedForm['fields']) {
	const read = uploadFieldsSchema.safeParse(fields)
	if (read.success) return read.data
	throw new BackendFailure(422, fields.productActionId ? 'bodyInvalid' : 'actionIdMissing')
}
