import { describe, expect, test } from 'vitest'
import { createAction } from '#tests/support/feature-context'
import { findTarget } from './action-target'

const leadsTo = (type: string) => findTarget(createAction({ id: '1', type, product: { id: '7' } }))?.href

/** Types spelled in the specification. */
const spelled: [type: string, address: string, numbers: string][] = [
	['UPLOAD_DOCUMENTMANAGEMENT_FILE', '/actions/1/upload-document', '[210]'],
	['REUPLOAD_DOCUMENTMANAGEMENT_FILE', '/actions/1/upload-document', '[210]'],
	['REQUEST_PENSION_XML', '/actions/1/upload-document', '[210]'],
	['APPROVE_DOCUMENT', '/actions/1/approve-document', '[210]'],
	// An open assignment leads to the signing page, a signed one to the file.
	['SIGN_OTD', '/otds/7/sign/1', '[210]'],
	['DOWNLOAD_OTD', '/actions/1/download-otd', '[210] [218]'],
	['DOWNLOAD_SIGNED_OTD', '/actions/1/download-otd', '[210] [218]'],
	['DOWNLOAD_UNSIGNED_OTD', '/actions/1/download-otd', '[210] [218]'],
	['DOWNLOAD_QUOTE', '/actions/1/download-qoute', '[210] [217]'],
	['DOWNLOAD_QUOTE_INDICATIVE_PROPOSAL', '/actions/1/download-qoute', '[210] [217]'],
	['DOWNLOAD_QUOTE_FINAL_OFFER', '/actions/1/download-qoute', '[210] [217]'],
	['DOWNLOAD_DOCUMENTMANAGEMENT_FILE', '/actions/1/download', '[210] [219]'],
	['DOWNLOAD_ADDED_DOCUMENT', '/actions/1/download-added', '[210] [219]'],
]

/** The 18 route names, and two with another spelling. */
const routes: [name: string, address: string, numbers: string][] = [
	['upload-document', '/actions/1/upload-document', '[78]'],
	['inventory-form', '/actions/1/inventory', '[78] [79]'],
	['iwize-form', '/action/1/iwize-form', '[78]'],
	['ockto-form', '/action/1/ockto-form', '[78]'],
	['update-date-conditions-precedent', '/actions/1/update-date-conditions-precedent', '[78]'],
	['otd-sign', '/otds/7/sign/1', '[78]'],
	['download-quote', '/actions/1/download-qoute', '[78] [79]'],
	['cardifao-premium', '/cardifao/7/premium/1', '[78]'],
	['approve-document', '/actions/1/approve-document', '[78]'],
	['bankguarantee-bnp-proposal', '/bankguarantees/7/bnp-proposal/1', '[78]'],
	['knowledge-form', '/actions/1/knowledge-test', '[78] [79]'],
	['mortgage-loanparts', '/mortgages/7/loan-parts/1', '[78]'],
	['mortgage-marketvalue', '/mortgages/7/marketvalue/1', '[78]'],
	['invoice-payment', '/actions/1/invoice-payment', '[78]'],
	['present-opportunity-to-consumer', '/mortgages/7/present-opportunity-to-consumer/1', '[78]'],
	['hypact-form', '/actions/1/hypact-form', '[78]'],
	['mortgage-check', '/mortgage-check/7/1', '[78]'],
	['sign-proposal', '/woongarant-insurance/7/sign/1', '[78]'],
	['knowledge-test', '/actions/1/knowledge-test', '[79]'],
	['download-qoute', '/actions/1/download-qoute', '[79]'],
	['inventory', '/actions/1/inventory', '[79]'],
]

/** Types assumed by contract §4. */
const assumed: [type: string, address: string][] = [
	['FILL_INVENTORY_FORM', '/actions/1/inventory'],
	['FILL_KNOWLEDGE_FORM', '/actions/1/knowledge-test'],
	['FILL_HYPACT_FORM', '/actions/1/hypact-form'],
	['MORTGAGE_CHECK', '/mortgage-check/7/1'],
	['PAY_INVOICE', '/actions/1/invoice-payment'],
	['UPDATE_DATE_CONDITIONS_PRECEDENT', '/actions/1/update-date-conditions-precedent'],
	['UPDATE_LOAN_PARTS', '/mortgages/7/loan-parts/1'],
	['UPDATE_MARKET_VALUE', '/mortgages/7/marketvalue/1'],
	['PRESENT_OPPORTUNITY_TO_CONSUMER', '/mortgages/7/present-opportunity-to-consumer/1'],
	['CARDIF_PREMIUM', '/cardifao/7/premium/1'],
	['BANKGUARANTEE_BNP_PROPOSAL', '/bankguarantees/7/bnp-proposal/1'],
	['SIGN_WOONGARANT_PROPOSAL', '/woongarant-insurance/7/sign/1'],
]

describe('The button of an action leads to its screen, by its type', () => {
	for (const [type, address, numbers] of spelled)
		test(`${type}: ${address} ${numbers}`, () => expect(leadsTo(type)).toBe(address))

	for (const [name, address, numbers] of routes)
		test(`${name}, in any spelling: ${address} ${numbers}`, () => {
			const spellings = [
				name,
				name.toUpperCase(),
				name.replaceAll('-', '_'),
				name.toUpperCase().replaceAll('-', '_'),
			]
			expect(spellings.map(leadsTo)).toEqual(spellings.map(() => address))
		})

	for (const [type, address] of assumed)
		test(`${type}: ${address}`, () => expect(leadsTo(type)).toBe(address))

	test.each(['', 'DANCE', 'constructor', '__proto__', 'toString'])('"%s" leads nowhere', (type) => {
		expect(leadsTo(type)).toBeUndefined()
	})
})

test('An action without its product leads nowhere where the address names the product', () => {
	const hrefOf = (type: string) => findTarget(createAction({ id: '1', type }))?.href
	expect(['SIGN_OTD', 'UPDATE_LOAN_PARTS', 'CARDIF_PREMIUM', 'MORTGAGE_CHECK'].map(hrefOf)).toEqual(
		Array(4).fill(undefined),
	)
	expect([hrefOf('APPROVE_DOCUMENT'), hrefOf('PAY_INVOICE')]).toEqual([
		'/actions/1/approve-document',
		'/actions/1/invoice-payment',
	])
})
