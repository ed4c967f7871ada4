export const privacy = {
	title: 'Privacy en cookies',
	purpose: 'Dit staat er van een bezoek in de browser en bij ons. Er zijn geen cookies om iemand te volgen.',
	columns: { what: 'Wat', why: 'Waarvoor', life: 'Hoe lang' },
	orAtMost: '{{usual}}, hoogstens {{most}}',
	hours_one: '1 uur',
	hours_other: '{{count}} uur',
	days_one: '1 dag',
	days_other: '{{count}} dagen',
	months_one: '1 maand',
	months_other: '{{count}} maanden',
	cookies: {
		title: 'Cookies in de browser',
		purpose: 'Ze zijn nodig om de site te laten werken. Geen andere site kan ze lezen.',
	},
	server: {
		title: 'Wat wij bewaren',
		purpose: 'Alles is versleuteld. Gegevens van het dossier zelf staan in het systeem van het kantoor.',
	},
	parts: {
		session: {
			what: 'accelerate, of __Host-accelerate',
			why: 'Een nummer waarmee de site weet wie is ingelogd. Na elk bezoek begint de tijd opnieuw.',
		},
		priority: {
			what: 'priority, of __Host-priority',
			why: 'Een teken dat iemand is ingelogd. Als het erg druk is, gaan formulieren van klanten voor.',
		},
		loginTarget: {
			what: 'login-target, of __Host-login-target',
			why: 'De pagina die iemand wilde openen. Na het inloggen gaat die pagina open.',
		},
		preferences: {
			what: 'preferences, of __Host-preferences',
			why: 'De keuzes van de pagina Voorkeuren en de gekozen vestiging.',
		},
		device: {
			what: 'device, of __Host-device',
			why: 'Een versleuteld merk dat hier iemand inlogde. Raadt een vreemde naar een wachtwoord, dan blijft de weg vanaf dit apparaat open.',
		},
		visit: { what: 'De gegevens van het inloggen', why: 'Zo blijft iemand ingelogd en komen meldingen aan.' },
		drafts: {
			what: 'Wat half is ingevuld',
			why: 'Zo kan iemand later verdergaan, ook op een ander apparaat.',
		},
		sent: { what: 'Dat een formulier is verstuurd', why: 'Zo wordt niets per ongeluk twee keer verstuurd.' },
		receipts: { what: 'Bewijzen van wat is verstuurd', why: 'Zo is terug te lezen wat er is doorgegeven.' },
		earlier: {
			what: 'De antwoorden van de laatste hypotheekcheck',
			why: 'Zo hoeft een jaar later niet alles opnieuw te worden ingevuld.',
		},
		lastSeen: {
			what: 'Wanneer het overzicht het laatst is geopend',
			why: 'Zo staat bij wat nieuw is, dat het nieuw is.',
		},
		guesses: {
			what: 'Mislukte pogingen om in te loggen, met het internetadres',
			why: 'Zo kan niemand eindeloos naar een wachtwoord of code raden.',
		},
		loginNames: {
			what: 'Bij welke klant een inlognaam hoort',
			why: 'Zo tellen pogingen op twee namen van een klant samen.',
		},
	},
}
