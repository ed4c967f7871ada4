export const businessIncomes = {
	none: 'Er is nog geen berekening van inkomen uit onderneming aangevraagd.',
	supplier: 'Aangevraagd bij',
	requested: 'Aangevraagd op',
	consumer: 'Voor',
	lender: 'Geldverstrekker',
	state: 'Status',
}
