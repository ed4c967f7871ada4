import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod/v4'
import { parseShape } from '#app/backend/body'
import { BackendFailure, toDocument } from '#app/backend/jsonapi'
import { receiveForm, removeFiles, type ReceivedForm } from '#app/backend/multipart.server'
import { getRecord, updateRecord } from '#app/backend/records.server'
import type { ApiStore } from '#app/backend/store.server'
import { checkFile, createFile, storeBytes, maxBytes } from '#app/backend/uploads.server'
import { requireAccount, type ApiEnv } from '#app/backend/call-context.server'
import { toWallClock } from '#app/lib/wall-clock'

const badFields = 'damageReportFailedValidation'
const badFile = 'damageReportPhotoFailedValidation'

const insuredSchema = z.looseObject({
	id: z.string(),
	product_id: z.string(),
	show_damage_report_button: z.boolean(),
	damage_reports: z.array(z.looseObject({})),
})

/** Damage reports, which belong to no action point. @see [423] */
export function createDamageAnswerRoutes(store: ApiStore) {
	const signedIn = requireAccount(store)
	return new Hono<ApiEnv>().post(
		'/api/products/general-insurances/:id/damage-reports',
		signedIn,
		async (c) => {
			const { id: owner } = c.get('account')
			const id = c.req.param('id')
			if (!getInsurance(store, id, owner).show_damage_report_button)
				throw new BackendFailure(403, 'accessDenied')
			const received = await receiveForm(c.req.raw, store.filesDir, maxBytes)
			try {
				const report = await acceptReport(store, received, { id, owner })
				return c.json(toDocument({ type: 'damage-reports' }, report), 201)
			} finally {
				await removeFiles(received.files)
			}
		},
	)
}

function getInsurance(store: ApiStore, id: string, owner: string) {
	return insuredSchema.parse(getRecord(store, 'general_insurance', id, owner))
}

async function acceptReport(
	store: ApiStore,
	{ fields, files }: ReceivedForm,
	{ id, owner }: { id: string; owner: string },
) {
	const { product_id } = getInsurance(store, id, owner)
	const today = toWallClock(store.now()).format('YYYY-MM-DD')
	const { cause, notes = null } = parseShape(fields, reportShape(product_id, today), badFields)
	if (files.some(({ field, size }) => field !== 'file[]' || size === 0))
		throw new BackendFailure(422, badFile, [{ code: badFile, field: 'file' }])
	const checked = files.map((file) => checkFile(file, 'damage', badFile))
	for (const file of checked) await storeBytes(store, file)
	const report = {
		id: randomUUID(),
		cause,
		notes,
		consumer: null,
		state: 'Gemeld',
		date_reported: today,
		is_closed: false,
	}
	store.together(() => {
		const insurance = getInsurance(store, id, owner)
		const reports = [...insurance.damage_reports, report]
		updateRecord(store, 'general_insurance', { ...insurance, damage_reports: reports })
		for (const file of checked) createFile(store, report.id, file, null)
	})
	return report
}

function reportShape(productId: string, today: string) {
	return z.strictObject({
		date: z.iso.date().refine((date) => date <= today),
		time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
		cause: z.string().min(1),
		notes: z.string().min(1).optional(),
		product_id: z.literal(productId),
	})
}
