import { expect, test } from 'vitest'
import { findTarget, findTargetName } from '#app/products/action-target'
import { createAction } from '#tests/support/feature-context'
import { guessTarget, listUploadTypes } from './task-types'

test.each([
	['REQUEST_PAYSLIP', undefined],
	['REQUEST_PAYMENT_PROOF', undefined],
	['PAY_BILL', undefined],
	['PREPAY', undefined],
	['UPLOAD_PROPOSAL', 'upload-document'],
	['UPLOAD_INVOICE', 'upload-document'],
	['REUPLOAD_SIGNED_PROPOSAL', 'upload-document'],
	['DOWNLOAD_PROPOSAL', 'download'],
	['DOWNLOAD_INVENTORY', 'download'],
	['UPLOAD', undefined],
	['READ_KNOWLEDGEBASE', undefined],
	['SEND_IMPREMIUM', undefined],
	['CHECK_INVOICE', 'invoice-payment'],
	['UPDATE_LOANPARTS', 'mortgage-loanparts'],
	['LOAN_PART_CHANGED', 'mortgage-loanparts'],
	['VIEW_OPPORTUNITY', 'present-opportunity-to-consumer'],
	['HYPACT_QUESTIONS', 'hypact-form'],
	['REVIEW_PROPOSAL', 'sign-proposal'],
	['OCKTO', 'ockto-form'],
	['SIGN_PROPOSAL', 'sign-proposal'],
	['APPROVE_NEW_PREMIUM', 'cardifao-premium'],
	['ACCEPT_BANKGUARANTEE', 'bankguarantee-bnp-proposal'],
	['PAY_ADVICE_INVOICE', 'invoice-payment'],
	['SIGN_BNP_PROPOSAL', 'bankguarantee-bnp-proposal'],
	['SIGN_FINAL_MORTGAGE_PROPOSAL', 'sign-proposal'],
	['PAY_INVOICE_ONLINE', 'invoice-payment'],
	['START_PAY', 'invoice-payment'],
	['START_PAY_INVOICE', 'invoice-payment'],
	['START_MORTGAGE_CHECK', 'mortgage-check'],
	['FILL_INVENTORY_AND_MORE', 'inventory-form'],
	['', undefined],
	['constructor', undefined],
])('The type %s, which no table has, leads to %s', (type, target) => {
	expect(guessTarget(type)).toBe(target)
})

test.each(
	(
		'CANCEL_PROPOSAL DECLINE_PROPOSAL READ_PROPOSAL VIEW_PROPOSAL CHECK_PROPOSAL PROPOSAL PROPOSAL_EXPIRED SIGN_NO_PROPOSAL ' +
		'SIGN_EXPIRED_PROPOSAL NEW_PROPOSAL FILL_PROPOSAL PAY_PROPOSAL PAID_INVOICE INVOICE_PAID DISPUTE_INVOICE VIEW_INVOICE ' +
		'READ_INVOICE DELETE_INVOICE INVOICE SEND_INVOICE REQUEST_INVOICE SIGN_INVOICE PAY_INVOICE_DONE PAY_CANCELLED_INVOICE ' +
		'NO_PAY AUTO_PAY PREMIUM_INVOICE READ_PREMIUM PREMIUM PREMIUM_DECLINED VIEW_BANKGUARANTEE BNP BANKGUARANTEE_DONE ' +
		'CANCEL_INVENTORY INVENTORY_DONE VIEW_INVENTORY READ_KNOWLEDGE CUSTOMER_INVENTORY DELETE_LOANPARTS CANCEL_OPPORTUNITY ' +
		'START_PAY_OUT CHECK_PAY_OUT START_PAY_MORTGAGE MAKE_INVOICE PAY_INVOICE_COPY PAY_INVOICE_PENDING PAY_INVOICE_SCHEDULED ' +
		'PAY_INVOICE_BACK PAY_CREDIT_INVOICE MAKE_PAY_ARRANGEMENT SIGN_PROPOSAL_CANCELLATION SIGN_PROPOSAL_WITHDRAWAL ' +
		'ACCEPT_PROPOSAL_TERMINATION CONFIRM_CANCELLATION_PROPOSAL CONFIRM_PROPOSAL_RECEIPT SIGN_PROPOSAL_DRAFT ' +
		'SIGN_PROPOSAL_OLD SIGN_AND_UPLOAD_PROPOSAL SIGN_PROPOSAL_ ACCEPT_BANKGUARANTEE_TERMS ACCEPT_PREMIUM_INCREASE ' +
		'APPROVE_LOWER_PREMIUM'
	).split(' '),
)('The type %s acts on no guess: a label without a button', (type) => {
	expect(guessTarget(type)).toBeUndefined()
	const action = { id: '1', type, product: { id: '2', type: 'woongarant', label: '' } }
	expect(findTarget(createAction(action))).toBeUndefined()
})

test('A download of another type leads to the file that the task has, and has no button without one', () => {
	const download = { id: '1', type: 'download-proposal' }
	expect(findTarget(createAction(download))).toBeUndefined()
	expect(findTargetName(createAction({ ...download, document: { hasDocument: true } }))).toBe('file')
	expect(findTargetName(createAction({ ...download, downloadableDocument: { name: 'a' } }))).toBe(
		'added-file',
	)
	const quotes = [{ id: '1', attachments: [{ id: '2' }] }]
	expect(findTargetName(createAction({ ...download, quotes }))).toBe('download-quote')
})

test('Three types end with an upload', () => {
	expect(listUploadTypes()).toEqual([
		'UPLOAD_DOCUMENTMANAGEMENT_FILE',
		'REUPLOAD_DOCUMENTMANAGEMENT_FILE',
		'REQUEST_PENSION_XML',
	])
})
