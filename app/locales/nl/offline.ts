export const offline = {
	title: 'Er is geen internet',
	text: 'Uw apparaat heeft nu geen verbinding. Kijk of wifi of mobiel internet aanstaat.',
	retry: 'Probeer het nog een keer',
	awaiting: 'Wij wachten nog op antwoord.',
	unsent: {
		text: 'Er is niets verstuurd. Uw apparaat heeft nu geen internet. Wat u invulde, staat nog op deze pagina.',
		sendAnyway: 'Toch versturen',
	},
	uncertain: {
		title: 'Misschien is uw formulier aangekomen',
		text: 'De verbinding viel weg tijdens het versturen. Het is niet zeker of wij uw formulier ontvingen.',
		how: 'Uw formulier staat nog op deze pagina. Verstuur het opnieuw zodra u internet hebt.',
		once: 'Kwam het al aan? Dan verwerken wij het toch maar één keer.',
		stay: 'Sluit deze pagina niet voordat u verstuurt. Anders gaat verloren wat u invulde.',
		resend: 'Verstuur opnieuw',
	},
}
