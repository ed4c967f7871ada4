export const form = {
	optional: '(niet verplicht)',
	unanswered: 'Nog geen antwoord',
	errorTitle: 'Fout: {{page}}',
	errorSummary_one: 'Er is 1 antwoord dat nog niet klopt',
	errorSummary_other: 'Er zijn {{count}} antwoorden die nog niet kloppen',
	failed: {
		outage: 'Er ging iets mis bij ons',
		locked: 'Even wachten',
		forbidden: 'Dit mag u niet doen',
		missing: 'Dit is er niet meer',
		alreadyDone: 'Dit is al gedaan',
		refused: 'Dit is nog niet gelukt',
	},
	tooOften: 'U heeft het te vaak geprobeerd. Probeer het opnieuw na {{moment}}.',
	tooLong: {
		title: 'Dit is te lang',
		text: 'Wat u invulde, is samen te lang om te ontvangen. Er is niets verstuurd. Ga terug in uw browser: daar staat uw tekst nog, en kunt u hem korter maken.',
	},
	dateHint: 'dd-mm-jjjj',
	pickDate: 'Kies in de kalender',
	save: 'Opslaan',
	cancel: 'Annuleren',
	back: 'Terug',
	notKept: {
		password: 'Vul uw wachtwoord opnieuw in. Wij bewaren het niet.',
		files: 'Kies uw bestanden opnieuw. Wij bewaren ze niet na een fout.',
	},
}
