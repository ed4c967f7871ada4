import type { TextOverlay } from '#app/locales/text-tree'
import type { formal } from './formal'

/** Only what differs from the formal texts. */
export const informal: TextOverlay<typeof formal> = {
	login: {
		purpose: 'Hier regel je je zaken met ons en zie je hoe ver wij zijn.',
		usernameRequired: 'Vul je e-mailadres of gebruikersnaam in',
		passwordRequired: 'Vul je wachtwoord in',
		otherConsumer: {
			text: 'Je bent nu ingelogd met een ander account. Wil je dat account sluiten en met de link verdergaan?',
		},
	},
	loginCode: {
		title: 'Vul je code in',
		purpose: 'Open de app met codes op je telefoon. Daar staat een code voor dit portaal.',
		codeRequired: 'Vul de code uit je app in',
		lost: { text: 'Bel of mail ons. Wij helpen je verder.', link: 'Zo bereik je ons' },
	},
	logout: {
		title: 'Wil je uitloggen?',
		text: 'Een andere site of je browser vroeg om je uit te loggen. Wij doen dat alleen als je dat zelf wilt.',
	},
	branches: {
		purpose: 'Kies je vestiging. Daarna kun je inloggen.',
		next: {
			page: 'Kies je vestiging. Daarna ga je naar de pagina die je opende.',
			form: 'Kies je vestiging. Wat je invulde, is bewaard. Log daarna opnieuw in om het te versturen.',
			feedback: 'Kies de vestiging waar je mening over gaat. Daarna horen wij graag wat je vindt.',
			reset: 'Kies je vestiging. Daarna kies je een nieuw wachtwoord.',
			check: 'Kies je vestiging. Daarna ga je naar de hypotheekcheck.',
			pair: 'Kies je vestiging. Daarna logt de link uit onze e-mail je in.',
			bearer: 'Kies je vestiging. Open daarna de link uit onze e-mail nog een keer.',
			brokenLink: 'Kies je vestiging. De link die je opende, klopt niet.',
		},
		legend: 'Bij welke vestiging ben je klant?',
	},
	maintenance: {
		line1: 'Wij werken nu aan deze site. Daarom kun je even niet inloggen.',
		line2: 'Probeer het later nog een keer. Je gegevens blijven bewaard.',
	},
	failure: {
		forbidden: {
			title: 'Dit kun je niet openen',
			text: 'Je hebt geen toegang tot deze pagina, of het formulier was te oud. Ga terug en probeer het nog een keer.',
		},
		tooLarge: {
			text: 'Je stuurde meer dan wij kunnen ontvangen. Alle bestanden samen mogen maximaal 25 MB zijn.',
		},
		staleForm: { title: 'Wil je dit versturen?' },
		again: {
			kept: 'Wat je invulde, staat klaar. Het is nog niet verstuurd.',
			notKept: 'Wachtwoorden en codes bewaren wij niet. Die vul je straks opnieuw in.',
			files: 'Bestanden kies je straks opnieuw.',
			typed: 'Dit vulde je in',
		},
		unavailable: {
			text: 'Wij kunnen je gegevens nu niet ophalen. Probeer het over een paar minuten nog een keer.',
		},
		setupMissing: {
			text: 'De gegevens van je adviseur ontbreken op dit moment. Zonder die gegevens leggen wij je niets voor. Er is niets verstuurd. Probeer het over een paar minuten nog een keer.',
		},
		reference: 'Noem dit nummer als je contact met ons opneemt: {{reference}}',
	},
	offline: { text: 'Je apparaat heeft nu geen verbinding. Kijk of wifi of mobiel internet aanstaat.' },
	dashboard: {
		greeting: {
			night: 'Hoi {{name}}',
			morning: 'Hoi {{name}}',
			afternoon: 'Hoi {{name}}',
			evening: 'Hoi {{name}}',
			nightUnnamed: 'Hoi',
			morningUnnamed: 'Hoi',
			afternoonUnnamed: 'Hoi',
			eveningUnnamed: 'Hoi',
		},
		first: {
			appointmentToday: 'Vandaag heb je een afspraak met ons.',
			appointmentTomorrow: 'Morgen heb je een afspraak met ons.',
			paymentFailed: 'Je betaling is niet gelukt. Probeer het nog een keer.',
			paymentPending: 'We wachten op bericht van je bank. Controleer of je betaling gelukt is.',
			draft: 'Je bent hieraan begonnen. Wat je invulde is bewaard.',
			oldest: 'Dit staat het langst voor je klaar.',
			only: 'Dit is het enige wat nu voor je klaarstaat.',
		},
		actions: {
			title: 'Wat je nu kunt doen',
			purpose_one: 'Er staat 1 punt voor je klaar.',
			purpose_other: 'Er staan {{count}} punten voor je klaar. Het oudste staat bovenaan.',
			others_one: 'Daarnaast staat er nog 1 punt voor je klaar.',
			others_other: 'Daarnaast staan er nog {{count}} punten voor je klaar.',
			nothingElse: 'Verder staat er nu niets voor je klaar.',
			none: 'Je bent helemaal bij. Er staat nu niets voor je klaar.',
			news_one: 'Sinds je vorige bezoek op {{date}} is er 1 nieuw punt.',
			news_other: 'Sinds je vorige bezoek op {{date}} zijn er {{count}} nieuwe punten.',
		},
		documents: {
			none: 'Er zijn nog geen documenten. Zodra wij een document voor je hebben, zie je het hier.',
		},
		dossier: { none: 'Je hebt nog geen dossier bij ons.' },
		advisors: { title: 'Je adviseurs', advisor: 'Je adviseur', dossierOwner: 'Je contactpersoon' },
		appointment: { title: 'Je volgende afspraak' },
		partner: { title: 'Je partner' },
		couldNotLoad: {
			actions:
				'Wij kunnen je actiepunten nu niet laten zien. Probeer het over een paar minuten nog een keer.',
			documents:
				'Wij kunnen je documenten nu niet laten zien. Probeer het over een paar minuten nog een keer.',
			dossier: 'Wij kunnen je dossier nu niet laten zien. Probeer het over een paar minuten nog een keer.',
			advisors: 'Wij kunnen je adviseurs nu niet laten zien. Probeer het over een paar minuten nog een keer.',
			appointment:
				'Wij kunnen je afspraken nu niet laten zien. Probeer het over een paar minuten nog een keer.',
			partner: 'Wij kunnen de gegevens van je partner nu niet laten zien.',
		},
	},
	actions: {
		nothingToDo: 'Hier zijn wij mee bezig. Je hoeft nu niets te doen.',
		target: {
			'inventory-form': 'Vul je gegevens in',
			'iwize-form': 'Haal je gegevens op',
			'ockto-form': 'Haal je gegevens op',
			'mortgage-loanparts': 'Werk je hypotheek bij',
			'present-opportunity-to-consumer': 'Bekijk je besparing',
			'hypact-form': 'Vul je profiel in',
		},
		type: { REQUEST_PENSION_XML: 'Upload je pensioenbestand' },
	},
	upload: {
		remarks: 'Opmerking van je adviseur',
		comment: 'Je opmerking',
		commentHint: 'Wat moet je adviseur bij dit document weten?',
		sending: 'Wij ontvangen je bestanden. Sluit deze pagina niet.',
		success_one: 'Wij hebben je bestand ontvangen.',
		success_other: 'Wij hebben je {{count}} bestanden ontvangen.',
		nextStep: 'Je adviseur bekijkt wat je stuurde. Je hoort van ons als er iets ontbreekt.',
		alreadyDone: 'Je hebt dit document al gestuurd. Je hoeft niets meer te doen.',
		errors: {
			duplicates_one: 'Je koos {{count}} bestand dubbel. Wij hebben het een keer bewaard.',
			duplicates_other: 'Je koos {{count}} bestanden dubbel. Wij hebben ze een keer bewaard.',
			interrupted: 'Niet alles is aangekomen. Kies je bestanden nog een keer.',
		},
	},
	proposal: {
		purpose:
			'Controleer dit voorstel voor je woonverzekering. Ben je akkoord? Dan onderteken je het op de site van de verzekeraar.',
	},
	documents: { columns: { action: 'Wat je kunt doen' } },
	mortgages: {
		pictures: { loanToValue: 'Je leent {{percentage}} van de woningwaarde.' },
	},
	appointments: { purpose: 'Je afspraken met ons.' },
	shell: {
		session: {
			ends: 'Je bent ingelogd tot {{time}} uur.',
			warning: 'Over twee minuten, om {{time}} uur, word je uitgelogd.',
		},
	},
	notices: {
		loggedIn: 'Je bent ingelogd.',
		loggedOut: 'Je bent uitgelogd.',
		sessionExpired: 'Je bent uitgelogd omdat je lang niet bezig was. Log opnieuw in.',
		endedElsewhere: 'Je bent uitgelogd in een ander venster of op een ander apparaat. Log opnieuw in.',
		longestReached:
			'Je bent uitgelogd omdat je 8 uur ingelogd was. Dat doen wij voor je veiligheid. Log opnieuw in.',
		tokensExpired: 'Je bent uitgelogd omdat je toegang is verlopen. Log opnieuw in.',
		tokensRefused:
			'Je bent uitgelogd omdat je toegang is verlopen of ingetrokken, bijvoorbeeld door een nieuw wachtwoord. Log opnieuw in.',
		apiUnreachable:
			'Je bent uitgelogd omdat ons systeem even geen antwoord gaf. Dat ligt aan ons. Log opnieuw in.',
		branchLeft: 'Je bent uitgelogd omdat je naar een andere vestiging ging.',
		branchChanged: 'Je koos {{name}}.',
		twoFactorSetupRequired: 'Stel eerst extra beveiliging in. Daarna kun je verder.',
		simpleVersionOn: 'Je ziet nu de eenvoudige versie.',
		simpleVersionOff: 'Je ziet nu de gewone versie.',
		formWaits:
			'Iemand anders drukte op de knop van een formulier van jou. Er is niets verstuurd. Wat je invulde, staat klaar.',
		formKept: 'Je antwoorden staan er nog. Controleer ze en verstuur ze nog een keer.',
		sessionProlonged: 'Je blijft ingelogd tot {{time}} uur.',
	},
	sending: {
		different:
			'Dit was al verstuurd op {{when}}, met andere antwoorden. Wat je net koos, is niet verstuurd. In het bewijs staat wat wij hebben.',
		arrived: 'De verbinding viel even weg. Wij hebben het nagekeken: je bericht is aangekomen.',
		missing: 'Wij hebben het nagekeken: het is niet aangekomen. Je kunt het nog een keer versturen.',
		unknown:
			'Wij weten niet of dit is aangekomen. Je verstuurde het op {{when}}, maar er kwam geen antwoord. Wat je invulde, staat er nog. Stuur je het nog een keer, dan komt het misschien dubbel aan. Vink dat dan eerst aan.',
	},
	validation: { agreement: 'Je dient akkoord te gaan om verder te kunnen' },
	errors: {
		sessionEnded: 'Je bent uitgelogd. Log opnieuw in.',
		invalidOtp: 'De code klopt niet. Vul de nieuwste code uit je app in.',
		locked: 'Je hebt het te vaak geprobeerd. Wacht een paar minuten en probeer het dan nog een keer.',
		accessDenied: 'Je hebt geen toegang tot dit component.',
		productOwnershipMismatch: 'Dit product hoort niet bij je account.',
		brandCannotBeDetermined: 'Wij weten niet bij welke vestiging je klant bent. Kies eerst je vestiging.',
		notFound: {
			consumer: 'Wij kunnen je gegevens niet vinden.',
			leadSource: 'Wij weten niet hoe je bij ons kwam. Bel of mail ons.',
		},
		knowledgeFormPdfFailed: 'Wij konden je antwoorden niet bewaren. Probeer het nog een keer.',
		documentBundleUnknown: 'Wij weten niet bij welk dossier dit document hoort. Bel of mail je adviseur.',
		downloadableDocumentMissing: 'Dit document staat nog niet klaar. Bel of mail je adviseur.',
		quoteAttachmentUnknown: 'Deze bijlage hoort niet bij de offerte. Bel of mail je adviseur.',
		damageReportFailedValidation: 'De schademelding is nog niet compleet. Controleer je antwoorden.',
		dataSharingRequirementsFailed: 'Je kunt je gegevens nu niet ophalen. Bel of mail je adviseur.',
		dataFetchFailed: 'Wij konden je gegevens niet ophalen. Bel of mail je adviseur.',
		cardifMortgageMissing: 'Wij missen je hypotheek om de premie te berekenen. Bel of mail je adviseur.',
		cardifConsumerMissing: 'Wij missen je gegevens om de premie te berekenen. Bel of mail je adviseur.',
		npsTokenInvalid: 'Deze link werkt niet meer. Dank je wel dat je ons wilde helpen.',
		sepaInvalidIban: 'Dit rekeningnummer klopt niet. Controleer je IBAN.',
		consumerDataMissing: 'Wij missen gegevens van je. Bel of mail je adviseur.',
		nodeMissing: 'Wij missen een gegeven om dit te doen. Bel of mail je adviseur.',
		bankguaranteeProposalFailed: 'De aanvraag van de bankgarantie is niet gelukt. Bel of mail je adviseur.',
		invoiceCannotBeDownloaded: 'Deze factuur kun je nu niet downloaden. Probeer het later nog een keer.',
		presentFieldsError: 'Je antwoord over de besparing is nog niet compleet. Controleer wat je invulde.',
		marketValueFieldsError: 'De waarde van je woning is nog niet compleet. Controleer wat je invulde.',
		loanPartFieldsError: 'Een leningdeel is nog niet compleet. Controleer wat je invulde.',
	},
	page: {
		newpassword: {
			notifications: {
				passwordsaved: { body: 'Je nieuwe wachtwoord is opgeslagen. Je kunt nu inloggen.' },
			},
		},
		inventory_form: { submit_success: 'Wij hebben je gegevens ontvangen.' },
	},
	form: { failed: { forbidden: 'Dit mag je niet doen' } },
	password: {
		forgot: {
			purpose: 'Vul je e-mailadres in. Wij mailen je een link waarmee je een nieuw wachtwoord kiest.',
			sent: {
				title: 'Kijk in je mail',
				text: 'Is dit adres bij ons bekend? Dan is er nu een mail naar je onderweg.',
				help: 'Zie je binnen een paar minuten geen mail? Kijk dan ook bij de ongewenste mail.',
			},
		},
		reset: {
			purpose: 'Kies een wachtwoord dat je nergens anders gebruikt.',
			wait: 'Je kunt opslaan zodra het wachtwoord sterk is en je het twee keer hetzelfde invulde.',
		},
		strength: { label: 'Sterkte van je wachtwoord' },
	},
	advice: { submitSuccess: 'Wij hebben je antwoorden ontvangen.' },
	pages: { do_action: { approvedoc: { success: 'Wij hebben je antwoord over het document ontvangen.' } } },
	settings: {
		purpose: 'Hier kies je de taal en regel je de beveiliging van je account.',
		language: { choose: 'In welke taal wil je deze site lezen?' },
		twoFactor: {
			onText:
				'Je logt in met je wachtwoord en met een code uit een app. Zo komt niemand anders bij je gegevens.',
			offText: 'Je logt nu in met alleen je wachtwoord. Met een extra code zijn je gegevens veel veiliger.',
			missing:
				'Wij kunnen nu niet zien of je extra beveiliging aanstaat. Probeer het over een paar minuten nog een keer.',
			turnedOff: 'De extra beveiliging staat uit. Je logt weer in met alleen je wachtwoord.',
		},
		setup: {
			title: 'Beveilig eerst je account',
			purpose: 'Voor je account is extra beveiliging nodig. Daarna zie je je gegevens.',
			how: {
				app: 'Je kiest een app die codes maakt.',
				link: 'Je koppelt die app aan je account.',
				code: 'Je vult de code in die de app laat zien.',
			},
			time: 'Dit duurt ongeveer drie minuten. Houd je telefoon bij de hand.',
		},
		app: {
			have: 'Heb je al zo’n app? Dan kun je die gebruiken.',
			find: 'Heb je er nog geen? Zoek in de winkel met apps op je telefoon naar “authenticator”. Er zijn gratis apps.',
			offline: 'De app werkt ook zonder internet. Alleen jij ziet de codes.',
			lost: 'Raak je later je telefoon kwijt? Bel of mail ons, dan helpen wij je.',
		},
		link: {
			purpose: 'Kies hoe je de app koppelt. Vul daarna de code in die de app laat zien.',
			hereText: 'Met deze knop open je de app. Je account staat er dan in.',
			picture: 'QR-code met de sleutel voor je app',
			typeText: 'Typ dan deze sleutel over in de app. De spaties mag je weglaten.',
			keepText: 'Bewaar de sleutel op een veilige plek. Daarmee koppel je later een nieuwe telefoon.',
		},
		turnOff: {
			purpose: 'Je logt daarna in met alleen je wachtwoord. Vul de code uit je app in om dit te bevestigen.',
		},
		code: { label: 'Code uit je app', required: 'Vul de code uit je app in' },
		devices: {
			title: 'Waar je bent ingelogd',
			purpose: 'Ken je een apparaat niet? Log het uit en kies een nieuw wachtwoord.',
			everywhereText: 'Dit logt je ook op dit apparaat uit.',
		},
	},
	guaranteeProposal: { mustAgree: 'Je moet akkoord gaan met de voorwaarden en de garantie' },
	otdSign: { mustAgree: 'Je moet akkoord gaan met de opdracht' },
	feedback: { freeAnswer: { label: 'Geef hier jouw feedback' } },
	wizard: { review: 'Controleer je antwoorden' },
}
