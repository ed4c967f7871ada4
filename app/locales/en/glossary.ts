import type { glossary as dutch } from '#app/locales/nl/glossary'

export const glossary: typeof dutch = {
	title: 'Glossary',
	purpose: 'An explanation of words on this site.',
	words: {
		'purchase-plan': {
			word: 'Purchase plan',
			text: 'What you want to buy: the kind of home, the place and the budget.',
		},
		'liability-insurance': {
			word: 'Liability insurance',
			text: 'This insurance pays for damage you cause to others by accident.',
		},
		repayment: {
			word: 'Repayment',
			text: 'The part of a loan that you pay back. Interest is not part of it.',
		},
		'interest-only-mortgage': {
			word: 'Interest-only mortgage',
			text: 'You only pay interest each month. You pay back the loan itself at the end.',
		},
		'interest-deduction': {
			word: 'Deducting mortgage interest',
			text: 'If you pay interest on a mortgage, you sometimes pay less tax because of it.',
		},
		'advice-on-wills': {
			word: 'Advice on wills',
			text: 'A will says who inherits what. We advise you on those choices.',
		},
		'annuity-mortgage': {
			word: 'Annuity mortgage',
			text: 'The amount per month stays the same while the rate is fixed. At first it is mostly interest, later mostly repayment.',
		},
		'state-pension': {
			word: 'State pension',
			text: 'The pension from the Dutch government, called AOW. The law sets the age at which it starts.',
		},
		disability: {
			word: 'Disability',
			text: 'Because of illness or an accident, someone cannot work, or not as much.',
		},
		'authenticator-app': {
			word: 'Authenticator app',
			text: 'An app on your phone that makes a code every 30 seconds. That code makes signing in safer.',
		},
		'direct-debit': {
			word: 'Direct debit',
			text: 'A company takes money from your bank account, with your permission.',
		},
		'bank-guarantee': {
			word: 'Bank guarantee',
			text: 'A bank promises to pay if the buyer of a house does not keep to the agreement.',
		},
		'investment-mortgage': {
			word: 'Investment mortgage',
			text: 'You invest money to pay back the loan later. How much that brings in is not certain.',
		},
		gross: { word: 'Gross', text: 'An amount before tax is taken off.' },
		vat: { word: 'VAT', text: 'A tax in the price of many products and services.' },
		cover: { word: 'Cover', text: 'What an insurance policy pays out, and when.' },
		'creditor-id': {
			word: 'Creditor ID',
			text: 'The number that tells your bank which company may take money.',
		},
		digid: { word: 'DigiD', text: 'The way to sign in to sites of the Dutch government.' },
		'owners-interest': {
			word: 'Owner’s interest',
			text: 'What you, as the owner of a flat, have improved, such as a kitchen. You insure it separately.',
		},
		excess: { word: 'Excess', text: 'The part of a claim that the insurance does not pay.' },
		'tax-neutral-continuation': {
			word: 'Tax-neutral continuation (FGV)',
			text: 'The money in an insurance policy moves to a new policy or savings account. If the rules are followed, no tax is due.',
		},
		lender: { word: 'Lender', text: 'The bank or insurer that lends the money for a mortgage.' },
		'community-of-property': {
			word: 'Community of property',
			text: 'What partners own and owe belongs to both of them.',
		},
		'prenuptial-agreement': {
			word: 'Prenuptial agreement',
			text: 'An agreement made by a notary on who owns what in a marriage.',
		},
		hypact: {
			word: 'Hypact',
			text: 'Our questions about your knowledge, plans and risks. Your adviser uses your answers for the advice.',
		},
		mortgage: {
			word: 'Mortgage',
			text: 'A loan with your house as security. If you do not pay, you can lose your house.',
		},
		'mortgage-check': {
			word: 'Mortgage check',
			text: 'Short questions that show whether your mortgage still suits you.',
		},
		iban: { word: 'IBAN', text: 'The number of your bank account. In the Netherlands it starts with NL.' },
		'contents-insurance': {
			word: 'Contents insurance',
			text: 'This insurance pays for damage to the things in your home.',
		},
		'business-income': {
			word: 'Business income',
			text: 'What you earn with a business of your own. For a mortgage we work that out separately.',
		},
		inventory: { word: 'Fact-find', text: 'The form with all the details we need for your advice.' },
		iwize: {
			word: 'iWize',
			text: 'A service that collects your details from the government, after you sign in with DigiD.',
		},
		'purchase-agreement': {
			word: 'Purchase agreement',
			text: 'The contract between the buyer and the seller of a house.',
		},
		'loan-part': { word: 'Loan part', text: 'A part of a mortgage with a type or interest rate of its own.' },
		'life-insurance': {
			word: 'Life insurance',
			text: 'This insurance pays when someone dies, or on an agreed date.',
		},
		'linear-mortgage': {
			word: 'Linear mortgage',
			text: 'You pay back the same amount each month. The loan you pay interest on keeps getting smaller.',
		},
		duration: { word: 'Duration', text: 'The time from the start to the end of a loan or insurance.' },
		'survivors-pension': {
			word: 'Survivor’s pension',
			text: 'Money for the partner or the children after a death.',
		},
		net: { word: 'Net', text: 'What is left of an amount after tax.' },
		notary: {
			word: 'Notary',
			text: 'Someone who draws up official documents, such as those for buying a house.',
		},
		ockto: {
			word: 'Ockto',
			text: 'An app that collects your details. You check them and then share them with us.',
		},
		quote: { word: 'Quote', text: 'An offer with a price and conditions.' },
		underinsurance: {
			word: 'Underinsurance',
			text: 'You have insured less than everything is worth. The insurance then pays only part of a claim.',
		},
		'conditions-precedent': {
			word: 'Cancellation conditions',
			text: 'Terms that let you withdraw from buying a house without a penalty. For example if you do not get a mortgage.',
		},
		assignment: {
			word: 'Service agreement',
			text: 'The agreement on what we do and what that costs. In Dutch it is called OTD for short.',
		},
		plot: { word: 'Plot', text: 'The piece of land that belongs to a house.' },
		policy: { word: 'Policy', text: 'The proof that something is insured, with everything that was agreed.' },
		'politically-exposed': {
			word: 'Politically exposed',
			text: 'Said of people with an important public office, such as a minister. Close family counts as well.',
		},
		premium: { word: 'Premium', text: 'What you pay for insurance.' },
		'qr-code': { word: 'QR code', text: 'A square of blocks that a phone can read with its camera.' },
		interest: { word: 'Interest', text: 'What it costs to borrow money.' },
		'fixed-rate-period': {
			word: 'Fixed-rate period',
			text: 'The time in which the interest does not change.',
		},
		'general-insurance': {
			word: 'General insurance',
			text: 'Insurance against damage, such as to a house or a car.',
		},
		'savings-mortgage': { word: 'Savings mortgage', text: 'You save money to pay back the loan at the end.' },
		valuation: { word: 'Valuation', text: 'An expert determines what a house is worth.' },
		'insured-amount': { word: 'Insured amount', text: 'What the insurance pays, or the most it pays.' },
		'disability-insurance': {
			word: 'Disability insurance',
			text: 'This insurance pays when you cannot work because of illness or an accident.',
		},
		'remote-valuation': {
			word: 'Remote valuation',
			text: 'A company estimates the value of a house from data, without a visit.',
		},
		deposit: {
			word: 'Deposit',
			text: 'Money you pay beforehand when you buy a house, as security for the seller.',
		},
		woongarant: { word: 'Woongarant', text: 'The name of an insurance policy for a home and what is in it.' },
		'building-insurance': {
			word: 'Buildings insurance',
			text: 'This insurance pays for damage to the house itself, such as by fire or storm.',
		},
		woz: {
			word: 'WOZ value',
			text: 'What a house is worth according to the municipality. The municipality sets it each year.',
		},
	},
	explained: 'Explained: {{words}}',
}
