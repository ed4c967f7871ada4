export const ockto = {
	title: 'Gegevens delen met Ockto',
	purpose: 'Met de app Ockto komen uw gegevens vanzelf bij ons. Dat duurt minder dan 5 minuten.',
	steps: {
		title: 'Zo werkt het',
		lines: {
			install: 'Zet de app Ockto op uw telefoon of tablet.',
			start: 'Scan de QR-code met de app, of begin op dit apparaat met de knop.',
			collect: 'Kies in de app welke gegevens u ophaalt en log in met DigiD.',
			share: 'Controleer uw gegevens, deel ze met ons en kom terug op deze pagina.',
		},
	},
	video: {
		note: 'De video staat op een andere site. Die site gaat pas open als u klikt.',
		label: 'Bekijk de uitleg in een video',
		title: 'Video met uitleg over Ockto',
	},
	scan: {
		title: 'Met uw telefoon of tablet',
		text: 'Scan deze code met de app Ockto.',
		picture: 'QR-code voor de app Ockto',
	},
	here: {
		title: 'Op dit apparaat',
		text: 'Deze knop opent Ockto zonder te scannen.',
		start: 'Begin met Ockto',
	},
	missing: 'De QR-code ontbreekt. Maak een nieuwe code of kies een andere manier.',
	states: {
		start: 'De QR-code staat klaar.',
		scanned: 'U heeft de QR-code gescand. Ga verder in de app Ockto.',
		waiting: 'Zodra de QR-code er is, staat die hier.',
		unreachable:
			'Wij konden de gegevens van onze partner niet ophalen. Probeer het over een paar minuten nog een keer.',
	},
	renew: { label: 'Nieuwe QR-code', done: 'Er is een nieuwe QR-code.' },
	watch: {
		runs: 'Deze pagina kijkt elke 5 seconden hoe ver u bent, en gaat vanzelf verder.',
		over: 'Deze pagina kijkt nu niet meer vanzelf hoe ver u bent.',
		goOn: 'Ga door met kijken',
	},
	look: 'Kijk opnieuw',
	reload: {
		on: 'Laat de pagina elke 5 seconden opnieuw laden',
		off: 'Stop met opnieuw laden',
		runs: 'Deze pagina laadt elke 5 seconden opnieuw, hoogstens 10 minuten lang.',
	},
	other: 'Kies een andere manier',
	test: {
		title: 'Testgegevens',
		purpose: 'Dit staat hier alleen om te testen. De testgegevens komen in de plaats van echte gegevens.',
		which: 'Welke testgegevens?',
		cases: {
			client: 'Klant',
			partner: 'Partner',
			duo_one_loan: 'Klant en partner met één lening',
			duo_three_loans: 'Klant en partner met drie leningen',
		},
		submit: 'Verstuur de testgegevens',
		done: 'De testgegevens zijn verstuurd.',
	},
}
