export const iwize = {
	title: 'Gegevens ophalen met iWize',
	purpose: 'Het formulier van iWize haalt gegevens op bij de overheid. Dat duurt minder dan 5 minuten.',
	frame: 'Formulier van iWize',
	fallback: {
		title: 'Lukt het niet?',
		text: 'Verschijnt er geen formulier? Dan werkt deze manier niet in deze browser. Zelf invullen kan altijd.',
		link: 'Vul alles zelf in',
	},
	other: 'Kies een andere manier',
	again: {
		title: 'Nog niet verstuurd',
		text: 'De gegevens van het formulier staan nog klaar.',
		submit: 'Verstuur de gegevens',
	},
	unreadable: 'Wij konden deze gegevens niet lezen. Begin opnieuw of vul alles zelf in.',
	receipt: 'Gegevens opgehaald met iWize',
	source: 'Opgehaald via',
	next: 'De adviseur bekijkt de gegevens en neemt contact op als er iets ontbreekt.',
}
