import type { payments as dutch } from '#app/locales/nl/payments'

export const payments: typeof dutch = {
	purpose: 'You can pay this invoice online, through your own bank.',
	status: {
		CREATED: 'Not paid yet',
		EXPIRED: 'Not paid yet: the time to pay ran out',
		CANCELLED: 'Not paid yet: the payment was cancelled',
		FAILED: 'Not paid yet: the payment failed',
		PENDING: 'We are waiting to hear from your bank',
		PAID: 'Paid',
	},
	sends: 'This button opens your bank’s payment page. After that you come back to this site.',
	pay: 'Pay the invoice',
	check: 'Check the payment',
	bank: {
		title: 'To the payment page',
		purpose: 'The payment page opens by itself. If nothing happens, use the button.',
		open: 'Open the payment page',
		back: 'Back to the invoice',
	},
	unavailable: {
		title: 'Online payment is not possible',
		text: 'You cannot pay this invoice online. {{firm}} will be happy to tell you how to pay it.',
		contact: 'Help with paying',
		note: 'You cannot pay this online. We will be happy to tell you how to pay.',
		button: 'See how to pay',
	},
	credit: {
		title: 'You do not have to pay',
		note: 'This is a credit note: you receive this amount from us.',
		zero: 'The amount is € 0,00. There is nothing to pay.',
	},
	amountless: {
		title: 'The amount is not known here',
		text: 'Your bank shows the amount before you pay. Does it look wrong, or are you in doubt? Call us first.',
	},
	thanks: 'Thank you. We have received your payment.',
	paidBefore: 'Invoice {{number}} of {{amount}} has been paid. We received your payment on {{when}}.',
	paidDenied:
		'We received your payment on {{when}}. Our records now say something else. Do not pay again. Call your adviser.',
	named: {
		cancelled:
			'You cancelled the payment. The invoice has not been paid yet. This is about invoice {{number}} of {{amount}}.',
		pending:
			'Your bank has not processed the payment yet. Check again later. This is about invoice {{number}} of {{amount}}.',
		failed:
			'We have not received your payment yet. Please try again. This is about invoice {{number}} of {{amount}}.',
	},
	cancelled: 'You cancelled the payment. The invoice has not been paid yet.',
	pending: 'Your bank has not processed the payment yet. Check again later.',
	failed: 'We have not received your payment yet. Please try again.',
	unknown: 'We do not know the state of this payment. Call or email us if this does not change.',
	notRetrieved: 'We failed to retrieve the payment information. Please try again.',
	receipt: 'Payment of invoice {{number}}',
	unnamedReceipt: 'Payment of an invoice',
	received: 'Received on',
	next: 'The invoice has been paid. You do not have to do anything.',
}
