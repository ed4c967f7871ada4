export const otdTerms = {
	title: 'Voorwaarden bij de opdracht',
	purpose: 'Lees de tekst. Daaronder staat de knop om akkoord te gaan.',
	chapters: {
		assignment: {
			title: 'De opdracht',
			text: 'De opdracht begint op de dag dat u ondertekent. Wij doen het werk zorgvuldig en volgens de wet.',
		},
		payment: {
			title: 'Betalen',
			text: 'U betaalt een factuur binnen 14 dagen. Een automatische incasso kunt u binnen 8 weken terugdraaien bij uw bank.',
		},
		late: {
			title: 'Te laat betalen',
			text: 'Na een herinnering heeft u nog minstens 30 dagen om te betalen. Daarna komen er incassokosten bij van minstens 15% van het bedrag.',
		},
		ending: {
			title: 'Opzeggen',
			text: 'U en wij kunnen de opdracht altijd opzeggen. De opzegtermijn is 14 dagen.',
		},
		complaints: {
			title: 'Klachten',
			text: 'Meld een klacht over ons werk binnen 60 dagen. Meld een klacht over een factuur binnen 14 dagen.',
		},
		claims: { title: 'Vorderingen', text: 'Een vordering op ons vervalt na twee jaar.' },
		privacy: {
			title: 'Gegevens',
			text: 'Wij gebruiken uw gegevens alleen voor deze opdracht. Wij bewaren ze niet langer dan nodig is.',
		},
	},
	agree: 'Ik ga akkoord met de voorwaarden',
	agreed:
		'U gaat akkoord met de voorwaarden. Dit geldt tot u uitlogt. Wij bewaren uw akkoord pas als u ondertekent.',
	back: 'Terug naar de opdracht',
	area: 'Tekst van de voorwaarden',
	toEnd: 'Naar het einde',
	end: 'Einde van de voorwaarden',
	close: 'Sluiten',
	wait: 'U kunt akkoord gaan zodra u het einde van de tekst heeft gezien.',
	ready: 'U heeft de tekst tot het einde gezien. U kunt nu akkoord gaan.',
}
