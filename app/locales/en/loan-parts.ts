import type { loanParts as dutch } from '#app/locales/nl/loan-parts'

export const loanParts: typeof dutch = {
	purpose: 'Check what we know about the mortgage and add what has changed.',
	blocks: {
		collateral: { title: 'Value of the house' },
		parts: {
			title: 'Loan parts',
			purpose:
				'If nothing has changed, the loan parts can stay as they are. Is the interest or a date different, or is there a current amount? Then fill in the current amount and all dates of that loan part.',
			row: 'Loan part {{number}}',
		},
		newParts: {
			add: 'Add a loan part',
			row: 'New loan part {{number}}',
			remove: 'Remove new loan part {{number}}',
		},
		savings: {
			title: 'Message about a saving',
			purpose:
				'We work out whether the mortgage can be cheaper. This tells when a message about that is welcome.',
		},
	},
	about: { part: 'of loan part {{number}}', newPart: 'of new loan part {{number}}' },
	notes: { withValue: '(with a value)', whenChanged: '(after a change)' },
	questions: {
		marketValue: { label: 'Value of the house in euros' },
		marketValueDate: { label: 'On which date was this value determined?' },
		basedOn: { label: 'What is this value based on?' },
		type: { label: 'Type', nothing: 'Choose a type' },
		amount: { label: 'Amount in euros' },
		currentAmount: { label: 'Current amount in euros' },
		interest: { label: 'Interest in per cents' },
		date: { label: 'Starting date' },
		startOfFixedRatePeriod: { label: 'Interest fixed from' },
		endOfFixedRatePeriod: { label: 'Interest fixed until' },
		smartcareMinimumSavingsAmount: { label: 'From which saving in euros?' },
		smartcareMinimumSavingsPeriod: { label: 'Which period is that amount for?' },
		smartcareAbstainFromCalculationTill: { label: 'Until which date is no message needed?' },
	},
	answers: {
		smartcareMinimumSavingsPeriod: {
			MONTHLY: 'Per month',
			ANNUALLY: 'Per year',
			REMAINING_DURATION: 'Over the whole remaining term',
		},
	},
	words: {
		type: '{{value}}',
		amount: 'amount {{value}}',
		currentAmount: 'current amount {{value}}',
		interest: 'interest {{value}}',
		date: 'starting date {{value}}',
		startOfFixedRatePeriod: 'interest fixed from {{value}}',
		endOfFixedRatePeriod: 'interest fixed until {{value}}',
	},
	fieldsError: 'The details of the mortgage are not complete yet. Check the answers below.',
	outdated: 'The loan parts have changed in the meantime. Check them and press the button again.',
	sends: 'This button sends us all the details on this page.',
	submit: 'Send the details',
	saved: 'The loan parts have been updated.',
	receipt: 'Loan parts and savings',
	next: 'From now on we work with these details. If that changes our advice, we will contact you.',
}
