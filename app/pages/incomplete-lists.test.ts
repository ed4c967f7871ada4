import { expect, test } from 'vitest'
import { mortgageSchema } from '#app/api/resources/mortgage'
import { invoiceSchema } from '#app/api/resources/invoice'
import { buildInvoiceTable } from '#app/features/invoices/invoice-page.server'
import { toPayableInvoices } from '#app/features/invoices/invoices.server'
import { buildLoanPartsTable, createLoanPartsCsv } from '#app/features/mortgages/loan-parts.server'
import { createFeatureContext, visit } from '#tests/support/feature-context'
import { getContact } from './contact.server'
import { getHelpPage } from './help.server'

const panel = { name: 'Bo Bos', systemname: 'advisor', phone: '010-1234567' }
const link = (id: string) => ({ data: [{ type: 'user_panels', id }] })
const dossier = (members: object) => ({
	type: 'dossiers',
	id: '1',
	attributes: { label: 'Huis' },
	...members,
})

test.each<[string, unknown]>([
	['identifiers without included', { data: [dossier({ relationships: { user_panels: link('9') } })] }],
	[
		'links without data',
		{ data: [dossier({ relationships: { user_panels: { links: { related: '/x' } } } })] },
	],
	['one adviser of two', [{ id: '1', userPanels: [panel, 'stuk'] }]],
	['an adviser without a readable phone', [{ id: '1', userPanels: [{ ...panel, phone: ['?'] }] }]],
	['a list of dossiers that goes on', { data: [dossier({})], meta: { total: 2 } }],
])(
	'Where %s may hide advisers, help and contact say that not everything could be read',
	async (_what, dossiers) => {
		const ctx = await createFeatureContext({ 'GET /api/dossiers': dossiers })
		const note = ctx.say('unread.list')
		expect((await getHelpPage(ctx)).advisors?.note).toBe(note)
		expect((await getContact(ctx, '')).note).toBe(note)
	},
)

test.each([[[{ id: '1', userPanels: [panel] }]], [[{ id: '1', userPanels: [] }]], [[]]])(
	'Of a whole list nothing is missing: %j',
	async (dossiers) => {
		const ctx = await createFeatureContext({ 'GET /api/dossiers': dossiers })
		expect((await getHelpPage(ctx)).advisors?.note).toBeUndefined()
		expect((await getContact(ctx, '')).note).toBeUndefined()
	},
)

test('A table for a spreadsheet is offered of a complete list alone', async () => {
	const ctx = await createFeatureContext()
	const filesOf = (isComplete: boolean) => {
		const bills = { known: [invoiceSchema.parse({ id: '5' })], isComplete }
		const { files } = buildInvoiceTable(ctx, visit('/invoices'), toPayableInvoices(bills, undefined, ctx.say))
		return files.map(({ href }) => href)
	}
	expect(filesOf(true)).toContain('/invoices/export.csv')
	expect(filesOf(false)).toEqual([])
})

test.each([
	['complete', [{ id: '1', amount: 1 }], true],
	['with a part that cannot be read', [{ id: '1', amount: 1 }, 'stuk'], false],
	[
		'with two parts of one id',
		[
			{ id: '1', amount: 1 },
			{ id: '1', amount: 2 },
		],
		false,
	],
])('Loan parts %s are a file only where each is in it', async (_what, loanParts, isOffered) => {
	const { say } = await createFeatureContext()
	const mortgage = mortgageSchema.parse({ id: '7', loanParts })
	expect(buildLoanPartsTable(mortgage, say)?.download !== undefined).toBe(isOffered)
	if (isOffered) expect(createLoanPartsCsv(mortgage, say).text).toContain('1')
	else expect(() => createLoanPartsCsv(mortgage, say)).toThrow()
})
