export const help = {
	title: 'Hulp',
	purpose: 'Hier leest u hoe u ons bereikt en waar meer uitleg staat.',
	contact: {
		title: 'Contact met ons',
		unknown: 'U vindt onze contactgegevens in onze brieven en e-mails.',
	},
	login: {
		title: 'Lukt inloggen niet?',
		lines: {
			spelling: 'Controleer uw e-mailadres en uw wachtwoord. Hoofdletters en kleine letters tellen mee.',
			forgotten: 'Bent u uw wachtwoord vergeten? Kies met de link hieronder een nieuw wachtwoord.',
			often: 'Heeft u het te vaak geprobeerd? Wacht dan een poos en probeer het opnieuw.',
			code: 'Klopt de code niet? Kijk of de klok van uw telefoon goed staat.',
			call: 'Lukt het dan nog niet? Bel of mail ons.',
		},
		forgot: 'Kies een nieuw wachtwoord',
	},
	more: {
		title: 'Meer hulp op deze site',
		glossary: { label: 'Woordenlijst', text: 'Uitleg van moeilijke woorden.' },
		preferences: {
			label: 'Voorkeuren',
			text: 'Grotere tekst, meer contrast en meldingen die langer blijven.',
		},
		simpleVersion: {
			label: 'Eenvoudige versie',
			text: 'Werkt ook op oude en langzame apparaten. U kiest deze versie bij de voorkeuren.',
		},
		accessibility: {
			label: 'Toegankelijkheid',
			text: 'Hoe goed deze site voor iedereen werkt, en waar u een klacht meldt.',
		},
		privacy: { label: 'Privacy', text: 'Wat wij van uw bezoek bewaren.' },
	},
}
