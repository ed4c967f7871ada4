import type { loanParts as dutch } from '#app/locales/nl/loan-parts'

export const loanParts: typeof dutch = {
	purpose: 'Check what we know about the mortgage and add what has changed.',
	collateral: {
		title: 'Value of the house',
		value: 'Value of the house in euros',
		date: 'On which date was this value determined?',
		basis: 'What is this value based on?',
		withValue: '(with a value)',
	},
	parts: {
		title: 'Loan parts',
		purpose:
			'If nothing has changed, the loan parts can stay as they are. Is the interest or a date different, or is there a current amount? Then fill in the current amount and all dates of that loan part.',
		add: 'Add a loan part',
		remove: 'Remove new loan part {{number}}',
	},
	part: {
		legend: 'Loan part {{number}}',
		newLegend: 'New loan part {{number}}',
		about: 'of loan part {{number}}',
		newAbout: 'of new loan part {{number}}',
		type: 'Type',
		noType: 'Choose a type',
		amount: 'Amount in euros',
		currentAmount: 'Current amount in euros',
		interest: 'Interest in per cents',
		date: 'Starting date',
		startOfFixedRatePeriod: 'Interest fixed from',
		endOfFixedRatePeriod: 'Interest fixed until',
		whenChanged: '(after a change)',
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
	savings: {
		title: 'Message about a saving',
		purpose:
			'We work out whether the mortgage can be cheaper. This tells when a message about that is welcome.',
		amount: 'From which saving in euros?',
		period: 'Which period is that amount for?',
		perPeriod: {
			MONTHLY: 'Per month',
			ANNUALLY: 'Per year',
			REMAINING_DURATION: 'Over the whole remaining term',
		},
		date: 'Until which date is no message needed?',
	},
	fieldsError: 'The details of the mortgage are not complete yet. Check the answers below.',
	outdated: 'The loan parts have changed in the meantime. Check them and press the button again.',
	sends: 'This button sends us all the details on this page.',
	submit: 'Send the details',
	saved: 'The loan parts have been updated.',
	receipt: 'Loan parts and savings',
	next: 'From now on we work with these details. If that changes our advice, we will contact you.',
}
