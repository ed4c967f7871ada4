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
		text: 'U stuurde meer tekst of grotere bestanden dan wij kunnen ontvangen. Alle bestanden samen mogen maximaal 25 MB zijn.',
	},
	unreadable: {
		title: 'Dit kunnen wij niet lezen',
		text: 'Wat hier binnenkwam, is geen formulier van deze site. Ga terug en probeer het nog een keer.',
	},
	wrongMethod: {
		title: 'Dit kan hier niet',
		text: 'Deze pagina kan niet doen wat u vroeg. Ga terug en probeer het nog een keer.',
	},
	tooManyRequests: {
		title: 'Even wachten',
		text: 'U ging te snel achter elkaar.',
		wait: 'Wacht {{wait}} en probeer het dan opnieuw.',
	},
	staleForm: {
		title: 'Wilt u dit versturen?',
		text: 'Dit formulier was te oud of kwam niet van deze site. Daarom is er nog niets verstuurd.',
		button: 'Ja, verstuur dit',
		no: 'Nee, naar het overzicht',
	},
	gone: {
		title: 'Er is niets verstuurd',
		refused: 'Dit is niet aangenomen',
		text: 'Waar dit formulier over ging, is er niet meer. Misschien is het intussen klaar of ingetrokken.',
		advisor: 'Vraag het uw adviseur',
	},
	otherOwner: {
		title: 'Deze pagina was voor iemand anders',
		text: 'Deze pagina hoort bij een ander account of een andere vestiging. Er is niets verstuurd en niets gewijzigd.',
		kept: 'Wat er stond, bewaren wij een uur. Alleen degene van wie de pagina was, ziet het na het inloggen terug.',
		logout: 'Uitloggen',
	},
	again: {
		button: 'Probeer het opnieuw',
		kept: 'Wat u invulde, staat klaar. Het is nog niet verstuurd.',
		notKept: 'Wachtwoorden en codes bewaren wij niet. Die vult u straks opnieuw in.',
		files: 'Bestanden kiest u straks opnieuw.',
		typed: 'Dit vulde u in',
		more_one: 'En nog 1 ander antwoord.',
		more_other: 'En nog {{count}} andere antwoorden.',
	},
	unavailable: {
		title: 'Wij zijn even niet bereikbaar',
		text: 'Wij kunnen uw gegevens nu niet ophalen. Probeer het over een paar minuten nog een keer.',
	},
	setupMissing: {
		title: 'Dit kan nu even niet',
		text: 'De gegevens van uw adviseur ontbreken op dit moment. Zonder die gegevens leggen wij u niets voor. Er is niets verstuurd. Probeer het over een paar minuten nog een keer.',
	},
	busy: {
		title: 'Het is nu erg druk',
		text: 'Probeer het over een paar seconden opnieuw.',
	},
	busyForm: {
		title: 'Het is nu erg druk',
		text: 'Wij hebben het formulier nog niet. Wacht een paar seconden. Laad deze pagina dan opnieuw: zo verstuurt u het alsnog.',
	},
	tooSlow: {
		title: 'Het versturen duurde te lang',
		text: 'Er kwam te lang niets of te weinig bij ons aan. Er is niets verstuurd.',
		how: 'Ga terug en probeer het opnieuw. Gaat het om bestanden? Verstuur ze dan een voor een, of via wifi. Lukt het niet, mail ze dan naar uw adviseur.',
	},
	unreadableRequest: {
		title: 'Wij konden dit niet lezen',
		text: 'Uw browser stuurde iets wat wij niet kunnen lezen. Er is niets verstuurd.',
		how: 'Ga terug en probeer het opnieuw. Helpt dat niet? Typ dan alleen de naam van de site als adres.',
	},
	withoutCookies: {
		title: 'Uw browser bewaart geen cookies',
		text: 'Zonder cookies weten wij op de volgende pagina niet meer wie u bent of wat u koos. Wij gebruiken ze niet om u te volgen.',
		how: 'Zet cookies zo aan: open de instellingen van uw browser, zoek op "cookies" en sta ze toe voor deze site. Probeer het daarna opnieuw.',
		again: 'Naar inloggen',
		help: 'Zo bereikt u ons',
	},
	headersTooLarge: {
		title: 'Uw browser stuurt te veel mee',
		text: 'Met elk bezoek stuurt uw browser cookies mee, ook die van andere sites van dezelfde organisatie. Samen zijn ze nu te groot. Daarom kunnen wij de pagina niet tonen.',
		largest: 'Dit zijn grote cookies:',
		how: 'Verwijder ze zo: open de instellingen van uw browser, zoek op "cookies" en verwijder de cookies van deze site en van de organisatie. Open daarna deze pagina opnieuw.',
		after:
			'Op andere sites van de organisatie logt u daarna misschien opnieuw in. Wat u hier verstuurde, blijft bewaard.',
		address:
			'Helpt dat niet? Dan is het adres van de pagina te lang. Typ alleen het begin, tot en met de naam van de site.',
	},
	office: {
		title: 'Open deze link in een browser',
		text: 'Een kantoorprogramma kan deze pagina niet tonen.',
	},
	wrongHost: {
		title: 'Dit adres klopt niet',
		text: 'Dit adres hoort niet bij deze site. Gebruik de link uit onze e-mail of brief.',
	},
	reference: 'Noem dit nummer als u contact met ons opneemt: {{reference}}',
	retry: 'Probeer het nog een keer',
	back: 'Terug',
	toDashboard: 'Naar het overzicht',
	toLogin: 'Naar inloggen',
}
