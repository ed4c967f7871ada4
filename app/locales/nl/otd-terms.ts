export const otdTerms = {
	title: 'Voorwaarden bij de opdracht',
	purpose: 'Onder de tekst staat de knop om akkoord te gaan.',
	chapters: {
		assignment: {
			title: 'De opdracht',
			text: 'De opdracht begint op de dag van ondertekening. Wij doen het werk zorgvuldig en volgens de wet.',
		},
		payment: {
			title: 'Betalen',
			text: 'Een factuur moet binnen 14 dagen betaald zijn. Een automatische incasso kan binnen 8 weken worden teruggedraaid bij de bank.',
		},
		late: {
			title: 'Te laat betalen',
			text: 'Na een herinnering is er nog een termijn van minstens 30 dagen om te betalen. Daarna komen er incassokosten bij van minstens 15% van het bedrag.',
		},
		ending: {
			title: 'Opzeggen',
			text: 'De opdracht kan altijd worden opgezegd, door de klant en door ons. De opzegtermijn is 14 dagen.',
		},
		complaints: {
			title: 'Klachten',
			text: 'Een klacht over ons werk moet binnen 60 dagen bij ons zijn. Een klacht over een factuur moet binnen 14 dagen bij ons zijn.',
		},
		claims: { title: 'Vorderingen', text: 'Een vordering op ons vervalt na twee jaar.' },
		privacy: {
			title: 'Gegevens',
			text: 'Wij gebruiken persoonlijke gegevens alleen voor deze opdracht. Wij bewaren ze niet langer dan nodig is.',
		},
	},
	agree: 'Ik ga akkoord met de voorwaarden',
	agreed: 'Het akkoord met de voorwaarden is bewaard.',
	back: 'Terug naar de opdracht',
	toEnd: 'Naar het einde',
	end: 'Einde van de voorwaarden',
	close: 'Sluiten',
	wait: 'Akkoord gaan kan zodra het einde van de tekst in beeld is geweest.',
	ready: 'De tekst is tot het einde in beeld geweest. Akkoord gaan kan nu.',
}
