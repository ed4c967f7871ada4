export const businessIncomes = {
	none: 'Er is nog geen berekening van uw inkomen uit onderneming.',
	purpose: 'Een rekenexpert bepaalt welk inkomen uit uw onderneming telt voor een hypotheek.',
	supplier: 'Aangevraagd bij',
	requested: 'Aangevraagd op',
	consumer: 'Voor',
	lender: 'Geldverstrekker',
	state: 'Status',
}
