export const guaranteeProposal = {
	purpose: 'Bekijk het voorstel en de papieren. Kies daarna of wij de bankgarantie aanvragen.',
	product: 'Bankgarantie',
	date: 'Datum van de garantie',
	about: 'Algemene informatie',
	agreed: 'Ik ga akkoord met de voorwaarden en de garantie',
	mustAgree: 'U moet akkoord gaan met de voorwaarden en de garantie',
	wait: 'De knoppen werken zodra u het vakje hierboven aanvinkt.',
	sends: 'Met een van deze knoppen stuurt u ons uw antwoord op dit voorstel.',
	approve: 'Vraag de bankgarantie aan',
	decline: 'Wijs de bankgarantie af',
	requested: 'U heeft de bankgarantie aangevraagd.',
	rejected: 'U heeft de bankgarantie afgewezen.',
	receipt: { requested: 'Bankgarantie aangevraagd', rejected: 'Bankgarantie afgewezen' },
	answer: 'Antwoord',
	answers: {
		requested: 'Akkoord met de voorwaarden en de garantie',
		rejected: 'Niet akkoord met het voorstel',
	},
	next: {
		requested: 'Wij vragen de garantie aan. De bank stuurt de garantie daarna naar de notaris.',
		rejected: 'Wij vragen deze garantie niet aan. Was dat niet uw bedoeling? Bel of mail ons dan.',
	},
}
