import type { bankguarantees as dutch } from '#app/locales/nl/bankguarantees'

export const bankguarantees: typeof dutch = {
	none: 'There is no bank guarantee through us.',
	intro:
		'With a bank guarantee no deposit has to go to the notary when a house is bought. Here are the guarantees that run through us.',
	explanation:
		'A bank guarantee is usually 10% of the purchase price. Once the amount has been paid to the notary, it has to be repaid within 30 days.',
	company: 'Company',
	cost: 'Cost',
	issued: 'Date of issue',
	expires: 'Valid until',
	purchasePrice: 'Purchase price',
	agreed: 'Date of the purchase agreement',
	amount: 'Amount of the guarantee',
	oneOff: 'One-off additional cost of the life insurance',
	premium: 'Premium',
	papers: {
		title: 'Papers of this bank guarantee',
		application: 'Application form',
		conditions: 'General conditions',
		'insurance-card': 'Insurance card',
	},
}
