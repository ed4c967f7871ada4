import { readFile } from 'node:fs/promises'
import { Hono, type Context } from 'hono'
import { encode } from 'uqr'
import { z } from 'zod/v4'
import { parseBody, requireEmptyBody, parseShape } from '#app/backend/body'
import { BackendFailure, toDocument } from '#app/backend/jsonapi'
import { receiveForm, removeFiles, type ReceivedForm } from '#app/backend/multipart.server'
import { createPng } from '#app/backend/drawn-files'
import { getApiSettings, type ApiStore } from '#app/backend/store.server'
import { toAbsoluteUrl, requireAccount, type ApiEnv } from '#app/backend/call-context.server'
import { closeAction, getOpenAction } from './actions'
import { iwizePath, getOcktoPath } from './partner-pages'
import { updateSharing, ocktoCodes, getSharing, iwizeTypes, ocktoTypes, renewSharing } from './sharing-record'

const largest = 2 * 1024 * 1024
const scale = 6
const fileParts = ['iwize-data', 'iwize-events']
const unusable = 'dataFetchFailed'
const labels = new Map<number, string>(Object.entries(ocktoCodes).map(([label, code]) => [code, label]))

export const testCaseSchema = z.strictObject({
	testCase: z.enum(['client', 'partner', 'duo_one_loan', 'duo_three_loans']),
})
const iwizeSchema = z.strictObject({
	'iwize-data-origin': z.url({ protocol: /^https?$/ }).refine((origin) => new URL(origin).origin === origin),
	'iwize-data': z.json().refine((data) => data !== null),
	'iwize-events': z.array(z.looseObject({ event: z.string() })).min(1),
})

/** Ways to collect an inventory outside the portal. @see [566] [572] [578] [580] [583] */
export function createDataSharingRoutes(store: ApiStore) {
	const signedIn = requireAccount(store)
	return new Hono<ApiEnv>()
		.get('/api/inventory-form/requirements/:action', signedIn, (c) => answerRequirements(store, c))
		.get('/api/inventory-form/ockto-state/:action', signedIn, (c) => {
			const { id, ockto } = getSharing(store, c.req.param('action'), c.get('account').id)
			const { code } = ockto
			return c.json(toDocument({ type: 'ockto-states' }, { id, code, label: labels.get(code) }))
		})
		.post('/api/inventory-form/ockto-renew-qr/:action', signedIn, async (c) => {
			await requireEmptyBody(c.req)
			renewSharing(store, getAsked(store, c, ocktoTypes))
			return c.body(null, 204)
		})
		.post('/api/inventory-form/ockto-debug/:action', signedIn, async (c) => {
			const body = await parseBody(c.req, testCaseSchema)
			if (!getApiSettings(store).ocktoDebug) throw new BackendFailure(403, 'accessDenied')
			const { id } = getAsked(store, c, ocktoTypes)
			const action = getSharing(store, id, c.get('account').id)
			updateSharing(store, action, { code: ocktoCodes.finished, testCase: body.testCase })
			return c.body(null, 204)
		})
		.post('/api/inventory-form/iwize/:action', signedIn, async (c) => {
			getAsked(store, c, iwizeTypes)
			const received = await receiveForm(c.req.raw, store.filesDir, largest)
			try {
				const sent = parseShape(await readParts(received), iwizeSchema, unusable)
				closeAction(store, { ...getAsked(store, c, iwizeTypes), iwize: sent })
			} finally {
				await removeFiles(received.files)
			}
			return c.body(null, 204)
		})
}

function getAsked(store: ApiStore, c: Context<ApiEnv>, types: readonly string[]) {
	return getOpenAction(store, { id: c.req.param('action') ?? '', types }, c.get('account').id)
}

function answerRequirements(store: ApiStore, c: Context<ApiEnv>) {
	const types = [...ocktoTypes, ...iwizeTypes]
	const { id, ockto } = getSharing(store, c.req.param('action') ?? '', c.get('account').id, types)
	const url = toAbsoluteUrl(c, getOcktoPath(ockto.key))
	const data = {
		ockto: {
			ockto_debug: getApiSettings(store).ocktoDebug,
			ockto_qrcode: { qrCode: drawQr(url), url, errors: [] },
		},
		iwize: { iframe_url: toAbsoluteUrl(c, iwizePath) },
	}
	return c.json(toDocument({ type: 'inventory-requirements' }, { id, data }))
}

/** QR code as a base64 PNG. */
function drawQr(text: string): string {
	const { data } = encode(text, { border: 4 })
	const rows = data.flatMap((row) => {
		const points = row.flatMap((isDark) => Array.from({ length: scale }, () => (isDark ? 1 : 0)))
		return Array.from({ length: scale }, () => points)
	})
	return createPng(rows, ['#ffffff', '#000000']).toString('base64')
}

/** Text fields as sent, JSON files parsed. A name may occur once, and only as the expected kind. */
async function readParts({ fields, files }: ReceivedForm) {
	const names = files.map(({ field }) => field)
	const isTwice = new Set(names).size < names.length
	const isOther = files.some(({ field, mime }) => !fileParts.includes(field) || mime !== 'application/json')
	if (isTwice || isOther || fileParts.some((name) => Object.hasOwn(fields, name)))
		throw new BackendFailure(422, unusable)
	const read = files.map(async ({ field, path }): Promise<[string, unknown]> => {
		const text = await readFile(path, 'utf8')
		return [field, readJson(text)]
	})
	return { ...fields, ...Object.fromEntries(await Promise.all(read)) }
}

function readJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}
