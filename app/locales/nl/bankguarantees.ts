export const bankguarantees = {
	none: 'U heeft geen bankgarantie via ons.',
	intro:
		'Met een bankgarantie hoeft u bij de koop van een huis geen waarborgsom te betalen. Dit zijn de garanties die u via ons heeft.',
	explanation:
		'Een bankgarantie is meestal 10% van de koopprijs. Betaalt de bank het bedrag aan de notaris? Dan betaalt u het binnen 30 dagen terug.',
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
