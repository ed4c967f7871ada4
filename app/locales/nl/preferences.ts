export const preferences = {
	title: 'Voorkeuren',
	purpose: 'Kies hoe u deze site het prettigst leest. Uw keuzes gelden alleen in deze browser.',
	language: 'In welke taal leest u deze site het liefst?',
	questions: {
		size: {
			label: 'Hoe groot wilt u de tekst?',
			answers: { usual: 'Gewoon', large: 'Groter', larger: 'Nog groter' },
		},
		contrast: {
			label: 'Hoe sterk wilt u de kleuren?',
			answers: { usual: 'Gewoon', more: 'Meer contrast' },
		},
		notices: {
			label: 'Hoe lang blijft een melding staan?',
			answers: { usual: '3 seconden', long: '30 seconden', stay: 'Tot ik de melding sluit' },
		},
		scripts: {
			label: 'Welke versie van deze site wilt u zien?',
			answers: {
				on: 'De gewone versie',
				off: 'De eenvoudige versie, voor oude en langzame apparaten',
			},
		},
	},
	submit: 'Bewaar uw voorkeuren',
	keeps: 'Met deze knop bewaart uw browser uw keuzes een jaar.',
	saved: 'Uw voorkeuren zijn bewaard.',
}
