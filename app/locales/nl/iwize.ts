export const iwize = {
	title: 'Gegevens ophalen met iWize',
	purpose: 'Het formulier van iWize haalt uw gegevens op bij de overheid. Dat duurt minder dan 5 minuten.',
	frame: 'Formulier van iWize',
	own: 'Open het formulier in een eigen venster',
	fallback: {
		title: 'Lukt het niet?',
		text: 'Verschijnt er geen formulier? Dan werkt deze manier niet in uw browser. U kunt altijd alles zelf invullen.',
		link: 'Vul alles zelf in',
	},
	other: 'Kies een andere manier',
	again: {
		title: 'Nog niet verstuurd',
		text: 'Uw gegevens van het formulier staan nog klaar.',
		submit: 'Verstuur uw gegevens',
	},
	unreadable: 'Wij konden uw gegevens niet lezen. Begin opnieuw of vul alles zelf in.',
	receipt: 'Gegevens opgehaald met iWize',
	source: 'Opgehaald via',
	next: 'Uw adviseur bekijkt de gegevens en neemt contact met u op als er iets ontbreekt.',
}
