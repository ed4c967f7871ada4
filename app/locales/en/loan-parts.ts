import type { loanParts as dutch } from '#app/locales/nl/loan-parts'

export const loanParts: typeof dutch = {
	purpose: 'Check what we know about your mortgage. Add what has changed.',
	blocks: {
		collateral: { title: 'Value of your home' },
		parts: {
			title: 'Loan parts',
			purpose:
				'Are you changing the interest, a date or what is left to repay? Then fill in all dates of that loan part, and what is left to repay.',
			optional: 'If nothing has changed, leave the loan parts as they are.',
			row: 'Loan part {{number}}',
		},
		newParts: {
			add: 'Add a loan part',
			row: 'New loan part {{number}}',
			remove: 'Remove new loan part {{number}}',
		},
		savings: {
			title: 'When we tell you about savings',
			purpose: 'We work out whether your mortgage can be cheaper. Tell us when you want to hear about it.',
		},
	},
	about: { part: 'of loan part {{number}}', newPart: 'of new loan part {{number}}' },
	notes: { withValue: '(if you give a value)' },
	questions: {
		isRight: { label: 'Is this right?' },
		marketValue: { label: 'Value of your home in euros' },
		marketValueDate: { label: 'What is the date of this value?' },
		basedOn: { label: 'What is this value based on?' },
		type: { label: 'Type', nothing: 'Choose a type' },
		amount: { label: 'Amount in euros' },
		currentAmount: { label: 'Left to repay in euros', hint: 'What you still have to repay.' },
		interest: { label: 'Interest rate in per cent' },
		date: { label: 'Start date' },
		startOfFixedRatePeriod: { label: 'Rate fixed from' },
		endOfFixedRatePeriod: { label: 'Rate fixed until' },
		smartcareMinimumSavingsAmount: {
			label: 'How large must a saving be for you to hear about it, in euros?',
		},
		smartcareMinimumSavingsPeriod: { label: 'What period is that amount for?' },
		smartcareAbstainFromCalculationTill: {
			label: 'Until what date would you rather not hear about savings?',
		},
	},
	answers: {
		isRight: { yes: 'Yes', no: 'No' },
		smartcareMinimumSavingsPeriod: {
			MONTHLY: 'Per month',
			ANNUALLY: 'Per year',
			REMAINING_DURATION: 'Over the whole remaining term',
		},
	},
	words: {
		type: '{{value}}',
		amount: 'amount {{value}}',
		currentAmount: '{{value}} left to repay',
		interest: 'interest {{value}}',
		date: 'start date {{value}}',
		startOfFixedRatePeriod: 'rate fixed from {{value}}',
		endOfFixedRatePeriod: 'rate fixed until {{value}}',
	},
	fieldsError: 'The details of your mortgage are not complete yet. Check your answers below.',
	unread: 'We cannot read all your loan parts. Call or email us if something has changed.',
	outdated: 'The loan parts have changed in the meantime. Check them and press the button again.',
	sends: 'This button sends us all the details on this page.',
	submit: 'Send your details',
	saved: 'We have updated your loan parts.',
	confirmed: 'We have noted that your details are right.',
	receipt: 'Loan parts and savings',
	receiptRight: 'The details of your mortgage are right',
	next: 'From now on we work with these details. If that changes our advice, we will contact you.',
}
