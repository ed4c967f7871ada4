export const privacy = {
	title: 'Privacy en cookies',
	purpose: 'Dit bewaren uw browser en wij van uw bezoek. Wij gebruiken geen cookies om u te volgen.',
	columns: { what: 'Wat', why: 'Waarvoor', life: 'Hoe lang' },
	orAtMost: '{{usual}}, hoogstens {{most}}',
	minutes_one: '1 minuut',
	minutes_other: '{{count}} minuten',
	hours_one: '1 uur',
	hours_other: '{{count}} uur',
	days_one: '1 dag',
	days_other: '{{count}} dagen',
	months_one: '1 maand',
	months_other: '{{count}} maanden',
	cookies: {
		title: 'Cookies in uw browser',
		purpose: 'Ze zijn nodig om de site te laten werken. Geen andere site kan ze lezen.',
	},
	server: {
		title: 'Wat wij bewaren',
		purpose: 'De gegevens van uw dossier zelf staan in het systeem van ons kantoor.',
	},
	left: {
		title: 'Wat na het uitloggen in uw browser blijft',
		purpose: 'Gegevens uit uw dossier horen daar niet bij. Uw browser kan ze wel tonen zolang hij open is.',
	},
	untilRemoved: 'Tot u of uw browser ze wist',
	untilClosed: 'Tot u de browser sluit',
	parts: {
		leftCookies: {
			what: 'De cookies preferences en device',
			why: 'Zo onthoudt dit apparaat uw voorkeuren. En u kunt hier nog inloggen als een ander uw wachtwoord probeert te raden.',
		},
		leftFiles: {
			what: 'Lettertypen, vormgeving en de pagina’s voor als er geen internet is',
			why: 'Zo opent de site sneller. Ze zijn voor iedereen gelijk.',
		},
		leftHistory: {
			what: 'Adressen en titels van pagina’s, in de geschiedenis van uw browser',
			why: 'Uw browser houdt bij waar u was. Gebruikt u een gedeelde computer? Wis daarna de geschiedenis.',
		},
		session: {
			what: 'accelerate, of __Host-accelerate',
			why: 'Een nummer waaraan de site u herkent nadat u inlogt. Na elk bezoek begint de tijd opnieuw.',
		},
		priority: {
			what: 'priority, of __Host-priority',
			why: 'Een teken dat u bent ingelogd. Als het erg druk is, gaan formulieren van klanten voor.',
		},
		loginTarget: {
			what: 'login-target, of __Host-login-target',
			why: 'De pagina die u wilde openen. Na het inloggen gaat die pagina open.',
		},
		refusedCookie: {
			what: 'refused-form, of __Host-refused-form',
			why: 'Was u niet ingelogd en klopte uw formulier nog niet? Dan bewaart uw browser wat u invulde. Alleen wij kunnen dat lezen. Zo staat het er nog als u teruggaat.',
		},
		guestKey: {
			what: 'guest, of __Host-guest',
			why: 'Een nummer waarmee alleen deze browser terugvindt wat u verstuurt zonder in te loggen.',
		},
		preferences: {
			what: 'preferences, of __Host-preferences',
			why: 'Uw keuzes van de pagina Voorkeuren en de vestiging die u koos.',
		},
		device: {
			what: 'device, of __Host-device',
			why: 'Zo weten wij dat u op dit apparaat al eens inlogde. Probeert een ander uw wachtwoord te raden? Dan kunt u hier nog inloggen. En u vindt hier terug wat u half invulde zonder in te loggen.',
		},
		visit: { what: 'De gegevens van het inloggen', why: 'Zo blijft u ingelogd en ziet u onze meldingen.' },
		drafts: {
			what: 'Wat u half invulde',
			why: 'Zo kunt u later verdergaan. Logt u in? Dan kan dat ook op een ander apparaat.',
		},
		refused: {
			what: 'Een formulier dat nog niet klopte',
			why: 'Zo staat er nog wat u invulde als u teruggaat of de pagina opnieuw laadt.',
		},
		sent: { what: 'Dat u een formulier verstuurde', why: 'Zo verstuurt u niets per ongeluk twee keer.' },
		receipts: {
			what: 'Bewijzen van wat u verstuurde',
			why: 'Met uw naam, het moment, wat er stond, hoe u inlogde en controlegetallen van bestanden. Zo kunt u bewijzen wat u ons doorgaf.',
		},
		guestReceipts: {
			what: 'Het bewijs als u verstuurde zonder in te loggen',
			why: 'Zo kunt u het printen of bewaren. Daarna bewaren wij alleen het controlegetal en het zegel. Hoe lang, staat bij “Dat u een formulier verstuurde”.',
		},
		earlier: {
			what: 'Uw antwoorden van de laatste hypotheekcheck',
			why: 'Zo hoeft u een jaar later niet alles opnieuw in te vullen.',
		},
		lastSeen: {
			what: 'Wanneer u uw overzicht het laatst opende',
			why: 'Zo ziet u wat nieuw is.',
		},
		guesses: {
			what: 'Mislukte pogingen om in te loggen, met het internetadres',
			why: 'Zo kan niemand eindeloos naar uw wachtwoord of code raden.',
		},
		loginNames: {
			what: 'Bij welke klant een inlognaam hoort',
			why: 'Zo tellen pogingen op twee namen van u samen.',
		},
	},
}
