import { expect, test } from 'vitest'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })

interface Done {
	type: string
	address: string
	product: { id: string; type: string }
	/** File that is still available. */
	keeps?: string
	/** Other members in the API's answer. */
	told?: Record<string, unknown>
	says?: string
}

const mortgage = { id: '10011', type: 'mortgage' }
const dossier = { id: '10001', type: 'dossier' }
const page = (name: string) => `/actions/900/${name}`
const sent = 'Dit document is al gestuurd.'
const types: Done[] = [
	{
		type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE',
		address: page('upload-document'),
		product: mortgage,
		says: sent,
	},
	{
		type: 'REUPLOAD_DOCUMENTMANAGEMENT_FILE',
		address: page('upload-document'),
		product: mortgage,
		says: sent,
	},
	{ type: 'REQUEST_PENSION_XML', address: page('upload-document'), product: dossier, says: sent },
	{
		type: 'APPROVE_DOCUMENT',
		address: page('approve-document'),
		product: dossier,
		keeps: page('download'),
		told: { document: { id: '1', label: 'Klantprofiel', has_document: true } },
	},
	{
		type: 'SIGN_OTD',
		address: '/otds/10051/sign/900',
		product: { id: '10051', type: 'otd' },
		keeps: page('download-otd'),
	},
	{
		type: 'UPDATE_DATE_CONDITIONS_PRECEDENT',
		address: page('update-date-conditions-precedent'),
		product: mortgage,
	},
	{ type: 'UPDATE_LOAN_PARTS', address: '/mortgages/10011/loan-parts/900', product: mortgage },
	{ type: 'UPDATE_MARKET_VALUE', address: '/mortgages/10011/marketvalue/900', product: mortgage },
	{
		type: 'PRESENT_OPPORTUNITY_TO_CONSUMER',
		address: '/mortgages/10011/present-opportunity-to-consumer/900',
		product: mortgage,
	},
	{
		type: 'CARDIF_PREMIUM',
		address: '/cardifao/10085/premium/900',
		product: { id: '10085', type: 'cardifao' },
	},
	{
		type: 'BANKGUARANTEE_BNP_PROPOSAL',
		address: '/bankguarantees/10061/bnp-proposal/900',
		product: { id: '10061', type: 'bankguarantee' },
	},
	{
		type: 'SIGN_WOONGARANT_PROPOSAL',
		address: '/woongarant-insurance/10045/sign/900',
		product: { id: '10045', type: 'woongarant' },
		told: { woongarant: { woongarant_api_id: 'wg', approval_url: 'https://wonen.voorbeeld.nl/akkoord' } },
	},
	{
		type: 'PAY_INVOICE',
		address: page('invoice-payment'),
		product: { id: '10071', type: 'invoice' },
		told: { invoice: { id: '10071', public_number: '2026-0001', total: 10 } },
	},
	{ type: 'FILL_KNOWLEDGE_FORM', address: page('knowledge-test'), product: dossier },
]

test.each(deal('actions', types))(
	'$type, once done, says so, asks nothing and keeps no more than its file [211] [220]',
	async ({ type, address, product, keeps, told, says = 'Dit actiepunt is al klaar.' }) => {
		site.tell('/api/actions', {
			id: '900',
			type,
			label: 'Een punt',
			is_done: true,
			date_executed: '2026-03-02',
			product: { label: 'Iets', ...product },
			...told,
		})
		const seen = await site.anna.visit(address)
		expect(seen.status).toBe(200)
		expect(seen.words).toContain(says)
		expect(seen.document.querySelectorAll('main form')).toHaveLength(0)
		const files = [...seen.document.querySelectorAll('main a[href*="/actions/900/"]')]
		const hrefs = files.map((link) => link.getAttribute('href')?.split('?')[0])
		expect(new Set(hrefs)).toEqual(new Set(keeps ? [keeps] : []))
	},
)
