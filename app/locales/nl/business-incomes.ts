export const businessIncomes = {
	none: 'Er is nog geen berekening van inkomen uit onderneming aangevraagd.',
	purpose: 'Een rekenexpert bepaalt welk inkomen uit de onderneming telt voor een hypotheek.',
	supplier: 'Aangevraagd bij',
	requested: 'Aangevraagd op',
	consumer: 'Voor',
	lender: 'Geldverstrekker',
	state: 'Status',
}
