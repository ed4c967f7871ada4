import type { bankguarantees as dutch } from '#app/locales/nl/bankguarantees'

export const bankguarantees: typeof dutch = {
	none: 'You have no bank guarantee through us.',
	intro:
		'With a bank guarantee you pay no deposit when you buy a house. These are the guarantees you have through us.',
	explanation:
		'A bank guarantee is usually 10% of the purchase price. Does the bank pay it to the notary? Then you repay it within 30 days.',
	company: 'Company',
	cost: 'Cost',
	issued: 'Date of issue',
	expires: 'Valid until',
	purchasePrice: 'Purchase price',
	agreed: 'Date of the purchase agreement',
	amount: 'Amount of the guarantee',
	oneOff: 'One-off extra cost of the life insurance',
	premium: 'Premium',
	papers: {
		title: 'Documents for this bank guarantee',
		application: 'Application form',
		conditions: 'Terms and conditions',
		'insurance-card': 'Insurance information document',
	},
}
