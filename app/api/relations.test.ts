import { expect, test } from 'vitest'
import { addInclude, listRelations } from './relations'
import { consumerSchema } from './resources/consumer'
import { actionSchema, listedActionSchema } from './resources/action'
import { invoiceSchema } from './resources/invoice'
import { lifeInsuranceSchema } from './resources/insurances'
import { mortgageSchema } from './resources/mortgage'

test.each([
	['a consumer', consumerSchema, []],
	['a mortgage', mortgageSchema, ['loan_parts', 'collateral', 'smartcare']],
	['a life insurance', lifeInsuranceSchema, ['payments', 'insured_consumers', 'insured_consumers.data']],
	['an invoice', invoiceSchema, ['lines', 'product_action', 'product_action.payment']],
])('The relations of %s are %j', (_what, schema, paths) => {
	expect(listRelations(schema)).toEqual(paths)
})

test('The relations of an action are those that its pages show, nested ones too', () => {
	const listed = ['product', 'document', 'downloadable_document', 'quotes', 'quotes.attachments']
	expect(listRelations(listedActionSchema)).toEqual([...listed, 'payment', 'invoice', 'woongarant'])
	expect(listRelations(actionSchema)).toContain('invoice.lines')
})

test('They are asked for in the address, beside what it asks already', () => {
	expect(addInclude('/api/consumers', consumerSchema)).toBe('/api/consumers')
	expect(addInclude('/api/x', mortgageSchema)).toBe('/api/x?include=loan_parts,collateral,smartcare')
	expect(addInclude('/api/x?a=1', mortgageSchema)).toMatch(/^\/api\/x\?a=1&include=loan_parts,/)
})
