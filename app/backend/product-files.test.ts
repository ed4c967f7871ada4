import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFileName } from '#app/lib/content-disposition'
import { openCaller, type Caller } from './test-caller'

const woongarant = (apiId: string) =>
	`/api/products/woongarant-insurances/download/${encodeURIComponent(apiId)}`
const invoice = (id: string) => `/api/invoices/download/${id}`
const guarantee = (id: string, type?: string) =>
	`/api/documents/bankguarantees/${id}/download${type === undefined ? '' : `?type=${type}`}`

let api: Caller
let token: string
beforeAll(async () => {
	api = openCaller()
	token = (await api.signIn()).accessToken
})
afterAll(() => {
	api.close()
})

const files: [string, string][] = [
	[woongarant('wg-10045-polis'), 'Polisblad.pdf'],
	[woongarant('wg 10045/2'), 'Voorwaarden wonen “compleet”.pdf'],
	[invoice('10072'), 'Factuur 2025-1190.pdf'],
	[invoice('10078'), 'Factuur 2025-0644 (Αθήνα).pdf'],
	[guarantee('10061'), 'Aanvraag Bankgarantie Lindelaan 14.pdf'],
	[guarantee('10061', ''), 'Aanvraag Bankgarantie Lindelaan 14.pdf'],
	[guarantee('10061', 'TERMS_AND_CONDITIONS'), 'Algemene voorwaarden Bankgarantie Lindelaan 14.pdf'],
	[guarantee('10061', 'INSURANCE_CARD'), 'Verzekeringskaart Bankgarantie Lindelaan 14.pdf'],
	[guarantee('10062', 'INSURANCE_CARD'), 'Verzekeringskaart Bankgarantie bouwkavel Haren.pdf'],
	[guarantee('10064', 'TERMS_AND_CONDITIONS'), 'Algemene voorwaarden Bankgarantie Kadeplein 3.pdf'],
]

describe('a file of a product', () => {
	test.each(files)('%s is a PDF with the name %s', async (path, name) => {
		const { status, headers, bytes } = await api.call('GET', path, { token })
		expect(status).toBe(200)
		expect(headers.get('content-type')).toBe('application/pdf')
		expect(findFileName(headers.get('content-disposition'))).toBe(name)
		expect(Number(headers.get('content-length'))).toBe(bytes.length)
		expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
	})

	test.each(files)('%s is given to no one who is not signed in', async (path) => {
		expect(await api.call('GET', path)).toMatchObject({ status: 401, json: { code: 'accessTokenMissing' } })
	})

	test.each(files)('%s is not given to another client', async (path) => {
		const { accessToken } = await api.signIn('bram@voorbeeld.nl')
		expect(await api.call('GET', path, { token: accessToken })).toMatchObject({
			status: 403,
			json: { code: 'productOwnershipMismatch' },
		})
	})
})

test.each([woongarant('wg-20045-polis'), invoice('20071'), guarantee('20061')])(
	'%s belongs to someone else, who gets it',
	async (path) => {
		expect((await api.call('GET', path, { token })).status).toBe(403)
		const { accessToken } = await api.signIn('bram@voorbeeld.nl')
		expect((await api.call('GET', path, { token: accessToken })).status).toBe(200)
	},
)

test.each([
	[woongarant('wg-onbekend'), 404, 'fileNotFound'],
	[woongarant('10045'), 404, 'fileNotFound'],
	[woongarant("' or 1=1 --"), 404, 'fileNotFound'],
	[invoice('99999'), 404, 'invoiceNotFound'],
	[invoice('10079'), 422, 'invoiceCannotBeDownloaded'],
	[guarantee('99999'), 404, 'productNotFound'],
	[guarantee('10064', 'INSURANCE_CARD'), 404, 'fileNotFound'],
	[guarantee('10061', 'BROCHURE'), 422, 'documentBundleUnknown'],
	[guarantee('10061', 'insurance_card'), 422, 'documentBundleUnknown'],
])('%s is refused with %i %s', async (path, status, code) => {
	expect(await api.call('GET', path, { token })).toMatchObject({ status, json: { code } })
})

test('a file is downloaded as often as one likes', async () => {
	const [first, second] = [
		await api.call('GET', invoice('10072'), { token }),
		await api.call('GET', invoice('10072'), { token }),
	]
	expect(second.bytes.equals(first.bytes)).toBe(true)
})
