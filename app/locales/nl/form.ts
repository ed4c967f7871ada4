export const form = {
	optional: '(niet verplicht)',
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
	tooOften: 'Te vaak geprobeerd. Probeer het opnieuw na {{moment}}.',
	dateHint: 'dd-mm-jjjj',
	pickDate: 'Kies in de kalender',
	save: 'Opslaan',
	cancel: 'Annuleren',
	back: 'Terug',
	notKept: {
		password: 'Vul het wachtwoord opnieuw in. Wij bewaren het niet.',
		files: 'Kies de bestanden opnieuw. Wij bewaren ze niet na een fout.',
	},
}
