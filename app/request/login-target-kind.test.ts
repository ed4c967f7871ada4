import { expect, test } from 'vitest'
import { paths } from '#app/paths'
import { findTargetKind } from './login-target-kind'

test('The kind of each target is told by its address', () => {
	const files = [
		paths.downloadInvoice('a/1'),
		paths.downloadInvoices(),
		paths.exportInvoices(),
		paths.appointmentCalendar('1'),
		paths.loanPartsFile('1'),
		paths.woongarantDocument('1', '2'),
		paths.bankguaranteePaper('1', '2'),
		paths.downloadQuotes('1'),
		paths.quoteAttachment('1', '2'),
		paths.downloadActionFile('1'),
		paths.downloadAddedDocument('1'),
		paths.downloadOtd('1'),
		paths.downloadDocuments({ kind: 'mortgage', id: '1' }),
		paths.downloadImportantDocument('1'),
		paths.advisorContact('1'),
		paths.downloadMyData(),
		paths.receiptFile('1'),
	]
	const tasks = [
		paths.uploadDocument('1'),
		paths.downloadQuote('1'),
		paths.ocktoForm('1'),
		paths.otdSign('1', '2'),
		paths.mortgageLoanParts('1', '2'),
		paths.mortgageCheck('1', '2'),
		paths.cardifaoPremium('1', '2'),
		paths.signProposal('1', '2'),
	]
	const others = [paths.dashboard(), paths.invoices(), paths.documents(), paths.receipts.detail('1')]
	expect(files.map(findTargetKind)).toEqual(files.map(() => 'file'))
	expect(tasks.map(findTargetKind)).toEqual(tasks.map(() => 'task'))
	expect(others.map(findTargetKind)).toEqual(others.map(() => undefined))
	expect(findTargetKind(`${paths.validatePayment('1')}?status=paid`)).toBe('payment')
})
