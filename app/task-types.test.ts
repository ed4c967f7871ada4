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
	['', undefined],
	['constructor', undefined],
])('The type %s, which no table has, leads to %s', (type, target) => {
	expect(guessTarget(type)).toBe(target)
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
