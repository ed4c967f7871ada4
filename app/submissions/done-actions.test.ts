import { expect, test } from 'vitest'
import { createAction, createFeatureContext } from '#tests/support/feature-context'
import { applyDoneMarks, markDone } from './done-actions.server'

const sent = {
	type: 'UPLOAD_DOCUMENT',
	label: 'Loonstrook',
	date_created: '2026-11-01',
	comment: 'Graag voor mei',
}

test.each<[string, Record<string, unknown>, boolean]>([
	['as it was', {}, true],
	['with the label of another language', { label: 'Payslip' }, true],
	['without the reason it had', { comment: null }, true],
	['with an earlier date', { date_created: '2026-10-01' }, true],
	['without its date', { date_created: null }, true],
	['with its date in another spelling', { date_created: '2026-11-01T00:00:00+01:00' }, true],
	['with its type in another spelling', { type: 'upload-document' }, true],
	['with a payment that failed', { payment: { status: 'FAILED' } }, false],
	['with a payment that runs', { payment: { status: 'PENDING' } }, true],
	['with another type', { type: 'REUPLOAD_DOCUMENT' }, false],
	['with a later date', { date_created: '2026-11-20' }, false],
	['with a reason', { comment: 'De foto is onscherp' }, false],
	['with a reason at its document', { document: { client_approval_explanation: 'Niet getekend' } }, false],
])(
	'An action that was sent here, and that the API lists %s, counts as done: %3$s',
	async (_what, members, isDone) => {
		const ctx = await createFeatureContext()
		markDone(ctx, createAction(sent))
		const [action] = applyDoneMarks(ctx, [createAction({ ...sent, ...members })])
		expect(action?.isDone === true).toBe(isDone)
	},
)
