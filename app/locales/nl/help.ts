export const help = {
	title: 'Hulp',
	purpose: 'Hier staat hoe wij te bereiken zijn en waar meer uitleg staat.',
	contact: {
		title: 'Contact met ons',
		unknown: 'Onze contactgegevens staan in onze brieven en e-mails.',
	},
	login: {
		title: 'Lukt inloggen niet?',
		lines: {
			spelling: 'Controleer het e-mailadres en het wachtwoord. Hoofdletters en kleine letters tellen mee.',
			forgotten: 'Is het wachtwoord vergeten? Met de link hieronder is een nieuw wachtwoord te kiezen.',
			often: 'Is het te vaak geprobeerd? Wacht dan een poos en probeer het opnieuw.',
			code: 'Klopt de code niet? Kijk of de klok van de telefoon goed staat.',
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
			text: 'Werkt ook op oude en langzame apparaten. Kiezen kan bij de voorkeuren.',
		},
		accessibility: {
			label: 'Toegankelijkheid',
			text: 'Hoe goed deze site voor iedereen werkt, en waar klachten heen kunnen.',
		},
		privacy: { label: 'Privacy', text: 'Wat er van een bezoek wordt bewaard.' },
	},
}
