export const conditionsPrecedent = {
	purpose:
		'Tot en met deze datum kan de koop nog zonder boete stoppen. De datum staat in de koopovereenkomst.',
	comment: 'Opmerking van de adviseur',
	questions: {
		dateConditionsPrecedent: { label: 'Tot en met welke datum gelden de ontbindende voorwaarden?' },
	},
	sends: 'Met deze knop gaat de datum naar ons toe.',
	submit: 'Verstuur de datum',
	sent: 'De datum van de ontbindende voorwaarden is verstuurd.',
	receipt: 'Datum van de ontbindende voorwaarden',
	mortgage: 'Hypotheek',
	day: 'Geldig tot en met',
	next: 'Wij houden deze datum in de gaten. Moet er eerder iets gebeuren, dan nemen wij contact op.',
}
