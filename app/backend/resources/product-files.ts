import { Hono } from 'hono'
import { z } from 'zod/v4'
import { BackendFailure } from '#app/backend/failure'
import { answerBytes } from '#app/backend/file-answer.server'
import { createPdf } from '#app/backend/pdf'
import { getRecord, getRecordWithPart } from '#app/backend/records.server'
import type { ApiStore } from '#app/backend/store.server'
import { requireAccount, type ApiEnv } from '#app/backend/call-context.server'

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
