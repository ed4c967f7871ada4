import { expect, test } from 'vitest'
import { judgeMembers } from './judge-languages'

const list = (...resources: object[]) => ({
	data: resources.map((attributes, id) => ({ type: 'x', id: String(id), attributes })),
})
const judge = (documents: Record<string, unknown>) =>
	judgeMembers(new Map(Object.entries(documents))).map(([path, { severity, member }]) => [
		path,
		severity,
		member,
	])

test('A member that decides is missed where no element has it, and not where one does', () => {
	expect(judge({ '/api/actions': list({ label: 'a' }, { label: 'b', done: true }) })).toEqual([
		['/api/actions', 'warning', '/is_done'],
	])
	expect(judge({ '/api/actions': list({ label: 'a' }, { isDone: false }) })).toEqual([])
	expect(judge({ '/api/actions': list({ is_done: null }) })).toEqual([
		['/api/actions', 'warning', '/is_done'],
	])
	expect(judge({ '/api/products/otds': list({ is_signed: true }) })).toEqual([
		['/api/products/otds', 'warning', '/is_cancelled'],
	])
})

test('Nothing is missed in an empty list, one that could not be read, or among no payments', () => {
	const tasks = list({ is_done: true })
	expect(judge({})).toEqual([])
	expect(judge({ '/api/actions': list(), '/api/products/otds': undefined })).toEqual([])
	expect(judge({ '/api/actions': tasks, '/api/invoices': list({ total: 1 }) })).toEqual([])
})

test('Whether something is paid may stand in the payment of a task or of an invoice', () => {
	const isDone = { is_done: true }
	const unpaid = list({ product_action: { payment: { status: 'PAID' } } })
	expect(judge({ '/api/invoices': unpaid })).toEqual([['/api/invoices', 'warning', '/is_paid']])
	const paid = list({ ...isDone, payment: { isPaid: false } })
	expect(judge({ '/api/invoices': unpaid, '/api/actions': paid })).toEqual([])
})
