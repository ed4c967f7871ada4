export const preferences = {
	title: 'Voorkeuren',
	purpose: 'Zo leest deze site het prettigst. De keuzes gelden alleen in deze browser.',
	language: 'In welke taal is deze site het prettigst?',
	questions: {
		size: {
			label: 'Hoe groot is de tekst?',
			answers: { usual: 'Gewoon', large: 'Groter', larger: 'Nog groter' },
		},
		contrast: {
			label: 'Hoe sterk zijn de kleuren?',
			answers: { usual: 'Gewoon', more: 'Meer contrast' },
		},
		notices: {
			label: 'Hoe lang blijft een melding staan?',
			answers: { usual: '3 seconden', long: '30 seconden', stay: 'Tot ik de melding sluit' },
		},
		scripts: {
			label: 'Welke versie van deze site?',
			answers: {
				usual: 'De gewone versie',
				off: 'De eenvoudige versie, voor oude en langzame apparaten',
			},
		},
	},
	submit: 'Bewaar de voorkeuren',
	keeps: 'Met deze knop bewaart deze browser de keuzes een jaar.',
	saved: 'De voorkeuren zijn bewaard.',
}
