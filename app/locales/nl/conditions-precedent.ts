export const conditionsPrecedent = {
	purpose:
		'Tot en met deze datum kunt u de koop zonder boete stoppen. U vindt de datum in de koopovereenkomst.',
	comment: 'Opmerking van uw adviseur',
	questions: {
		dateConditionsPrecedent: { label: 'Tot en met welke datum gelden de ontbindende voorwaarden?' },
	},
	sends: 'Met deze knop stuurt u ons de datum.',
	submit: 'Verstuur de datum',
	sent: 'Wij hebben de datum van de ontbindende voorwaarden ontvangen.',
	receipt: 'Datum van de ontbindende voorwaarden',
	mortgage: 'Hypotheek',
	day: 'Geldig tot en met',
	next: 'Wij houden deze datum in de gaten. Moet er eerder iets gebeuren? Dan nemen wij contact met u op.',
}
