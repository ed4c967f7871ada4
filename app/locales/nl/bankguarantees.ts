export const bankguarantees = {
	none: 'Er loopt geen bankgarantie via ons.',
	intro:
		'Met een bankgarantie hoeft er bij de koop van een huis geen waarborgsom naar de notaris. Hier staan de garanties die via ons lopen.',
	explanation:
		'Een bankgarantie is meestal 10% van de koopprijs. Als het bedrag aan de notaris is uitbetaald, moet het binnen 30 dagen terugbetaald worden.',
	company: 'Maatschappij',
	cost: 'Kosten',
	issued: 'Afgegeven op',
	expires: 'Geldig tot en met',
	purchasePrice: 'Koopprijs',
	agreed: 'Datum van de koopovereenkomst',
	amount: 'Bedrag van de garantie',
	oneOff: 'Eenmalige extra kosten voor de levensverzekering',
	premium: 'Premie',
	papers: {
		title: 'Papieren bij deze bankgarantie',
		application: 'Aanvraagformulier',
		conditions: 'Algemene voorwaarden',
		'insurance-card': 'Verzekeringskaart',
	},
}
