export const failure = {
	generic: {
		title: 'Er ging iets mis',
		text: 'Dat ligt aan ons. Probeer het over een paar minuten nog een keer.',
	},
	forbidden: {
		title: 'Dit kunt u niet openen',
		text: 'U heeft geen toegang tot deze pagina, of het formulier was te oud. Ga terug en probeer het nog een keer.',
	},
	tooLarge: {
		title: 'Dit is te groot',
		text: 'U stuurde meer dan wij kunnen ontvangen. Alle bestanden samen mogen maximaal 25 MB zijn.',
	},
	wrongMethod: {
		title: 'Dit kan hier niet',
		text: 'Deze pagina kan niet doen wat er gevraagd werd. Ga terug en probeer het nog een keer.',
	},
	tooManyRequests: {
		title: 'Even wachten',
		text: 'U probeerde het te vaak achter elkaar. Wacht een paar minuten en probeer het nog een keer.',
	},
	unavailable: {
		title: 'Wij zijn even niet bereikbaar',
		text: 'Wij kunnen uw gegevens nu niet ophalen. Probeer het over een paar minuten nog een keer.',
	},
	wrongHost: {
		title: 'Dit adres klopt niet',
		text: 'Dit adres hoort niet bij deze site. Gebruik de link uit onze e-mail of brief.',
	},
	sessionExpired: {
		title: 'U bent uitgelogd',
		text: 'U was lang niet bezig. Log opnieuw in om verder te gaan.',
	},
	reference: 'Noem dit nummer als u contact met ons opneemt: {{reference}}',
	retry: 'Probeer het nog een keer',
	back: 'Terug',
	toDashboard: 'Naar het overzicht',
	toLogin: 'Naar inloggen',
}
