import type { TextOverlay } from '#app/locales/text-tree'
import type { formal } from './formal'

export const informal: TextOverlay<typeof formal> = {
	shell: {
		badge: {
			ofDossier_one: '{{count}} open punt bij je dossier',
			ofDossier_other: '{{count}} open punten bij je dossier',
		},
		session: {
			ends: 'Je bent ingelogd tot {{time}} uur.',
			warning: 'Over twee minuten, om {{time}} uur, word je uitgelogd.',
		},
		notices: {
			recent: {
				purpose: 'De laatste twintig meldingen sinds je inlogde. Zo mis je er geen.',
				none: 'Je hebt nog geen meldingen.',
			},
		},
	},
	form: {
		failed: { forbidden: 'Dit mag je niet doen' },
		tooLong: {
			text: 'Wat je invulde, is samen te lang om te ontvangen. Er is niets verstuurd. Ga terug in je browser: daar staat je tekst nog, en kun je hem korter maken.',
		},
		record: { pressAgain: 'Klopt je antwoord? Druk dan nog een keer op de knop.' },
		tooOften: 'Je hebt het te vaak geprobeerd. Probeer het opnieuw na {{moment}}.',
		notKept: {
			password: 'Vul je wachtwoord opnieuw in. Wij bewaren het niet.',
			files: 'Kies je bestanden opnieuw. Wij bewaren ze niet na een fout.',
		},
	},
	login: {
		purpose: 'Hier regel je je zaken met ons en zie je hoe ver wij zijn.',
		usernameHint: 'Kreeg je van ons een gebruikersnaam? Gebruik die dan.',
		waitingFile: 'Je bestand',
		usernameRequired: 'Vul je e-mailadres of gebruikersnaam in',
		passwordRequired: 'Vul je wachtwoord in',
		aim: {
			form: 'Je antwoorden staan er nog. Er is niets verstuurd. Log in om ze te controleren.',
			payment: 'Log in om te zien of je betaling is aangekomen.',
			file: 'Log in voor het bestand dat je wilde openen.',
			task: 'Log in. Daarna opent je taak.',
		},
		otherConsumer: {
			text: 'Je bent nu ingelogd met een ander account. Wil je dat account sluiten en met de link verdergaan?',
		},
		oldLink: {
			text: 'Deze link is van eerder. Met de knop log je in.',
			signedIn: 'Je bent al ingelogd. Met de link ga je verder met het account van de link.',
		},
		guestForm: {
			title: 'Verdergaan met je formulier?',
			text: 'In deze browser is intussen iemand ingelogd. Je formulier is niet verstuurd. Wil je dat account sluiten en met je formulier verdergaan? Wat je invulde, staat er dan nog. Een wachtwoord of code vul je opnieuw in.',
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
		text: 'Je blijft ingelogd tot je op “Ja, log uit” drukt. Daarna kun je opnieuw inloggen.',
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
			text: 'Je stuurde meer tekst of grotere bestanden dan wij kunnen ontvangen. Alle bestanden samen mogen maximaal 25 MB zijn.',
		},
		wrongMethod: { text: 'Deze pagina kan niet doen wat je vroeg. Ga terug en probeer het nog een keer.' },
		tooManyRequests: { text: 'Je ging te snel achter elkaar.' },
		gone: { advisor: 'Vraag het je adviseur' },
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
		busyForm: {
			text: 'Wij hebben het formulier nog niet. Wacht een paar seconden. Laad deze pagina dan opnieuw: zo verstuur je het alsnog.',
		},
		tooSlow: {
			how: 'Ga terug en probeer het opnieuw. Gaat het om bestanden? Verstuur ze dan een voor een, of via wifi. Lukt het niet, mail ze dan naar je adviseur.',
		},
		unreadableRequest: {
			text: 'Je browser stuurde iets wat wij niet kunnen lezen. Er is niets verstuurd.',
		},
		withoutCookies: {
			title: 'Je browser bewaart geen cookies',
			text: 'Zonder cookies weten wij op de volgende pagina niet meer wie je bent of wat je koos. Wij gebruiken ze niet om je te volgen.',
			how: 'Zet cookies zo aan: open de instellingen van je browser, zoek op "cookies" en sta ze toe voor deze site. Probeer het daarna opnieuw.',
			help: 'Zo bereik je ons',
		},
		headersTooLarge: {
			title: 'Je browser stuurt te veel mee',
			text: 'Met elk bezoek stuurt je browser cookies mee, ook die van andere sites van dezelfde organisatie. Samen zijn ze nu te groot. Daarom kunnen wij de pagina niet tonen.',
			how: 'Verwijder ze zo: open de instellingen van je browser, zoek op "cookies" en verwijder de cookies van deze site en van de organisatie. Open daarna deze pagina opnieuw.',
			after:
				'Op andere sites van de organisatie log je daarna misschien opnieuw in. Wat je hier verstuurde, blijft bewaard.',
		},
		reference: 'Noem dit nummer als je contact met ons opneemt: {{reference}}',
	},
	offline: {
		text: 'Je apparaat heeft nu geen verbinding. Kijk of wifi of mobiel internet aanstaat.',
		unsent: {
			text: 'Er is niets verstuurd. Je apparaat heeft nu geen internet. Wat je invulde, staat nog op deze pagina.',
		},
		uncertain: {
			title: 'Misschien is je formulier aangekomen',
			text: 'De verbinding viel weg tijdens het versturen. Het is niet zeker of wij je formulier ontvingen.',
			how: 'Je formulier staat nog op deze pagina. Verstuur het opnieuw zodra je internet hebt.',
			stay: 'Sluit deze pagina niet voordat je verstuurt. Anders gaat verloren wat je invulde.',
		},
	},
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
		newClient: {
			dossier: 'Je dossier is gemaakt.',
			tasks: 'Hebben wij iets van je nodig? Dan staat het hier, en je krijgt een e-mail.',
			question: 'Heb je een vraag?',
			contact: 'Zo bereik je ons',
		},
		first: {
			draft: 'Je bent hieraan begonnen. Wat je invulde is bewaard.',
			heldUp: 'Hier wacht je aanvraag op.',
		},
		actions: {
			title: 'Wat je nu kunt doen',
			purpose_one: 'Er staat 1 punt voor je klaar.',
			purpose_other: 'Er staan {{count}} punten voor je klaar.',
			none: 'Je hoeft niets te doen. Wij zijn aan zet.',
			news_one: 'Sinds je vorige bezoek op {{date}} is er 1 nieuw punt.',
			news_other: 'Sinds je vorige bezoek op {{date}} zijn er {{count}} nieuwe punten.',
		},
		documents: {
			none: 'Er zijn nog geen documenten. Zodra wij een document voor je hebben, zie je het hier.',
		},
		dossier: {
			none: 'Je hebt nog geen dossier bij ons.',
			turn: {
				you: 'Jij',
				nothing: 'Je hoeft niets te doen.',
				nothingHere: 'Voor dit dossier hoef je op deze site nu niets te doen.',
				tasks: 'Bekijk je taken',
			},
		},
		advisors: { title: 'Je adviseurs', advisor: 'Je adviseur', dossierOwner: 'Je contactpersoon' },
		appointment: { title: 'Je volgende afspraak', none: 'Je hebt geen afspraak gepland.' },
		partner: { title: 'Je partner', line: 'Je partner: {{name}}' },
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
		notYou: 'Heb je dit niet zelf gedaan? Vraag het je adviseur',
		target: {
			'inventory-form': 'Vul je gegevens in',
			'iwize-form': 'Haal je gegevens op',
			'ockto-form': 'Haal je gegevens op',
			'mortgage-loanparts': 'Werk je hypotheek bij',
			'present-opportunity-to-consumer': 'Bekijk je besparing',
			'hypact-form': 'Vul je profiel in',
		},
		type: { REQUEST_PENSION_XML: 'Upload je pensioenbestand' },
		groups: { waiting: 'Wij wachten op je', optional: 'Als je wilt' },
		totalBesideBank: 'Nog te betalen: {{amount}}, zonder wat je bank nog verwerkt',
		heldUp: 'Hier wacht je aanvraag op',
		again: 'Je vorige document konden wij niet gebruiken.',
		notHere: 'Op deze site hoef je hiervoor nu niets te doen. Vragen? Bel ons.',
		noneOnSite: 'Op deze site hoef je nu niets te doen.',
	},
	upload: {
		remarks: 'Opmerking van je adviseur',
		comment: 'Je opmerking',
		commentHint: 'Wat moet je adviseur bij dit document weten?',
		sending: 'Wij ontvangen je bestanden. Sluit deze pagina niet.',
		progress: {
			stopped: 'Je bent gestopt. Er is niets aangekomen. Je bestanden staan er nog.',
			stoppedLate:
				'Je bent gestopt toen alles al verstuurd was. Misschien is het aangekomen. Verstuur het gerust nog een keer: wij ontvangen het één keer.',
			broken:
				'De verbinding viel weg. Er is niets aangekomen. Je bestanden staan er nog. Verstuur ze opnieuw.',
		},
		typedKept: { kind: 'Je tekst staat er nog.', text: 'Kies je foto of bestand opnieuw.' },
		success_one: 'Wij hebben je bestand ontvangen.',
		success_other: 'Wij hebben je {{count}} bestanden ontvangen.',
		wrong:
			'Was dit niet het goede bestand? Bel of mail ons. Als wij er nog om vragen, staat het bij je taken.',
		nextStep: 'Je adviseur bekijkt wat je stuurde. Je hoort van ons als er iets ontbreekt.',
		alreadyDone: 'Dit document is al gestuurd. Je hoeft niets meer te doen.',
		errors: {
			tooMany: 'Je kunt maximaal {{most}} bestanden tegelijk sturen. Stuur de andere daarna.',
			duplicates_one: 'Je koos {{count}} bestand dubbel. Wij hebben het een keer bewaard.',
			duplicates_other: 'Je koos {{count}} bestanden dubbel. Wij hebben ze een keer bewaard.',
			interrupted: 'Niet alles is aangekomen. Kies je bestanden nog een keer.',
		},
	},
	downloads: { inApp: 'Opent een bestand niet? Open deze pagina dan in je eigen browser.' },
	documents: { columns: { action: 'Wat je kunt doen' } },
	appointments: {
		purpose: 'Je afspraken met ons.',
		none: 'Je hebt geen afspraak gepland.',
		changeByPhone: 'Wil je deze afspraak verzetten of afzeggen? Bel of mail ons.',
		cancel: {
			next: 'Je adviseur weet dat de afspraak niet doorgaat.',
			done: 'Je hebt de afspraak afgezegd.',
			impossible: 'Je kunt deze afspraak hier niet afzeggen. Bel of mail ons.',
		},
	},
	notices: {
		loggedIn: 'Je bent ingelogd.',
		loggedOut: 'Je bent uitgelogd. Op een gedeelde computer: sluit nu ook de browser.',
		forgotWhileSignedIn:
			'Je bent al ingelogd. Wil je een nieuw wachtwoord kiezen? Log dan uit en vraag een link aan.',
		dossierWhileSignedIn:
			'Je opende het formulier voor een nieuw dossier, maar je bent ingelogd als {{name}}. Is het voor een ander? Log dan uit en open het formulier opnieuw.',
		resetWhileSignedIn:
			'Je opende een link voor een nieuw wachtwoord, maar je bent al ingelogd. Wil je een nieuw wachtwoord kiezen? Log dan uit en open de link opnieuw.',
		checkUnread:
			'Wij konden niet lezen of de hypotheekcheck van je link voor jou is. Dat ligt aan ons. Open de link over een paar minuten opnieuw.',
		checkWhileSignedIn:
			'Je opende een link naar een hypotheekcheck, maar je bent ingelogd als {{name}}. Is de check voor een ander? Log dan uit en open de link opnieuw.',
		fileWaits: 'Hier is het bestand dat je wilde openen.',
		linkOfOther:
			'Je opende een link van een ander account. Log uit en open de link opnieuw om daarmee verder te gaan.',
		passwordPerhapsSaved:
			'Misschien is je nieuwe wachtwoord opgeslagen. Probeer in te loggen met het nieuwe wachtwoord. Lukt dat niet? Open dan de link in je e-mail opnieuw.',
		resetLost: 'Er is niets veranderd. Open de link in je e-mail opnieuw om een nieuw wachtwoord te kiezen.',
		linkAgain: 'De vraag bij je link is verlopen. Open de link opnieuw.',
		linkRefused:
			'Je kunt met deze link niet inloggen. Misschien is de link verlopen of niet compleet. Vraag een nieuwe link aan.',
		otherResetLink:
			'Je opende daarna een andere link voor een nieuw wachtwoord. Er is niets veranderd. Open de link in je e-mail opnieuw.',
		loggedOutHere:
			'Je bent op dit apparaat uitgelogd. Door een storing bij ons ronden wij het uitloggen later af. Je hoeft niets te doen.',
		sessionExpired: 'Je bent uitgelogd omdat je lang niet bezig was. Log opnieuw in.',
		sessionGone: 'Je bent niet meer ingelogd bij ons. Log opnieuw in.',
		signInAgain: 'Je moet opnieuw inloggen.',
		endedElsewhere: 'Je bent uitgelogd in een ander venster of op een ander apparaat. Log opnieuw in.',
		longestReached:
			'Je bent uitgelogd omdat je 8 uur ingelogd was. Dat doen wij voor je veiligheid. Log opnieuw in.',
		tokensExpired: 'Je bent uitgelogd omdat je toegang is verlopen. Log opnieuw in.',
		tokensRefused:
			'Je bent uitgelogd omdat je toegang is verlopen of ingetrokken, bijvoorbeeld door een nieuw wachtwoord. Log opnieuw in.',
		apiUnreachable:
			'Je bent uitgelogd omdat ons systeem even geen antwoord gaf. Dat ligt aan ons. Log opnieuw in.',
		twoFactorOn:
			'Wij kregen geen antwoord van ons systeem. De extra beveiliging staat nu waarschijnlijk aan. Log opnieuw in. Wij vragen dan ook om de code uit je app.',
		branchLeft: 'Je bent uitgelogd omdat je naar een andere vestiging ging.',
		branchChanged: 'Je koos {{name}}.',
		feedbackUnsent:
			'Je beoordeling is niet verstuurd: wij kunnen de link niet lezen. Klik in de mail nog een keer op je score.',
		twoFactorSetupRequired: 'Stel eerst extra beveiliging in. Daarna kun je verder.',
		simpleVersionGiven:
			'Je apparaat heeft weinig geheugen of rekenkracht. Daarom zie je de eenvoudige versie. Daarin werkt alles. Onder aan elke pagina kun je de gewone versie kiezen.',
		sessionProlonged: 'Je blijft ingelogd tot {{time}} uur.',
		targetRefused: 'De pagina die je wilde openen, is niet van dit account of bestaat niet meer.',
		formWaits: 'Een formulier van jou is nog niet verstuurd. Wat je invulde, staat klaar.',
		formsWait: 'Deze formulieren van jou zijn nog niet verstuurd. Wat je invulde, staat klaar.',
		formKept: 'Je antwoorden staan er nog. Controleer ze en verstuur ze nog een keer.',
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
		damageReportFailedValidation: 'Je schademelding is nog niet compleet. Controleer je antwoorden.',
		damageReportPhotoFailedValidation:
			'Wij kunnen een foto bij je schademelding niet lezen. Kies een andere foto.',
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
			notifications: { passwordsaved: { body: 'Je nieuwe wachtwoord is opgeslagen. Je kunt nu inloggen.' } },
		},
		inventory_form: { submit_success: 'Wij hebben je gegevens ontvangen.' },
		create_dossier: { success: 'Wij hebben je gegevens voor het dossier ontvangen.' },
		knowledge_form: {
			purpose: 'Hoeveel weet je van deze onderwerpen? Er zijn geen goede of foute antwoorden.',
			about: 'Je kennis of ervaring.',
			sends: 'Met deze knop stuur je ons de antwoorden.',
			submit: 'Verstuur je antwoorden',
			next: 'Je adviseur houdt in het advies rekening met deze antwoorden.',
		},
	},
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
			title: 'Je wachtwoord kiezen',
			purpose: 'Kies een wachtwoord dat je nergens anders gebruikt. Daarna log je ermee in.',
			wait: 'Je kunt opslaan zodra het wachtwoord sterk is en je het twee keer hetzelfde invulde.',
		},
		strength: { label: 'Sterkte van je wachtwoord' },
	},
	advice: { submitSuccess: 'Wij hebben je antwoorden ontvangen.' },
	pages: { do_action: { approvedoc: { success: 'Wij hebben je antwoord over het document ontvangen.' } } },
	settings: {
		purpose: 'Hier kies je de taal en regel je de beveiliging van je account.',
		language: { choose: 'In welke taal wil je deze site lezen?' },
		preferences: { open: 'Kies je voorkeuren' },
		password: {
			text: 'Wil je een ander wachtwoord? Log uit en vraag een link aan met “Wachtwoord vergeten?”.',
		},
		byLink:
			'Deze pagina is geopend via een link. De code en de apparaten regel je alleen als je zelf inlogt.',
		twoFactor: {
			onText:
				'Je logt in met je wachtwoord en met een code uit een app. Zo komt niemand anders bij je gegevens.',
			offText: 'Je logt nu in met alleen je wachtwoord. Met een extra code zijn je gegevens veel veiliger.',
			missing:
				'Wij kunnen nu niet zien of je extra beveiliging aanstaat. Probeer het over een paar minuten nog een keer.',
			turnedOff: 'De extra beveiliging staat uit. Je logt weer in met alleen je wachtwoord.',
			unknownOn:
				'Wij weten niet of de extra beveiliging nu aanstaat. Staat ze aan, dan vragen wij bij het inloggen om de code uit je app.',
			unknownOff:
				'Wij weten niet of de extra beveiliging nu uitstaat. Houd je app bij de hand als je inlogt.',
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
	preferences: {
		purpose: 'Kies hoe je deze site het prettigst leest. Je keuzes gelden alleen in deze browser.',
		language: 'In welke taal lees je deze site het liefst?',
		questions: {
			size: { label: 'Hoe groot wil je de tekst?' },
			contrast: { label: 'Hoe sterk wil je de kleuren?' },
			scripts: { label: 'Welke versie van deze site wil je zien?' },
		},
		submit: 'Bewaar je voorkeuren',
		keeps: 'Met deze knop bewaart je browser je keuzes een jaar.',
		saved: 'Je voorkeuren zijn bewaard.',
	},
	myData: {
		title: 'Je gegevens',
		purpose: 'Hier zie je welke gegevens wij op deze site van je laten zien, en wat wij daarnaast bewaren.',
		link: 'Bekijk en download je gegevens',
		linkText: 'Bekijk wat wij van je hebben, download het of wis wat je hier typte en verstuurde.',
		privacyText: 'Ben je ingelogd? Dan kun je je gegevens bekijken, downloaden en deels wissen.',
		download: {
			text: 'Je krijgt een zip-bestand met een pagina om te lezen. Alles staat er ook in voor andere programma’s.',
			button: 'Download je gegevens (zip)',
			archive: 'Je gegevens',
		},
		office: {
			purpose: 'Klopt hier iets niet, of wil je iets laten wissen? Bel of mail ons.',
			groups: { person: 'Over jou' },
		},
		areas: { person: 'Je gegevens bij ons' },
		kept: {
			purpose: 'Dit staat los van je dossier. Je kunt het hieronder wissen.',
			receipts: 'Bewijzen van wat je verstuurde',
			earlier: 'Antwoorden van je laatste hypotheekcheck',
			lastSeen: 'Laatste bezoek aan je overzicht',
			signIns: 'Apparaten waarop je bent ingelogd',
			inJson: 'Wat je precies invulde, staat in {{file}}.',
		},
		clear: {
			text: 'Je kunt dit laten wissen. Voor wij iets wissen, zie je wat er weggaat en wat er blijft.',
			question: 'Wil je wissen wat deze site van je bewaart?',
			purpose: 'Dit kun je niet terugdraaien. Download je gegevens eerst als je ze wilt houden.',
			otherDevices: 'Je inlog op andere apparaten. Hier blijf je ingelogd.',
			staying: {
				sent: 'Dat je een formulier verstuurde, zonder wat erin stond. Zo verstuur je niets per ongeluk twee keer.',
				office: 'Alles wat je al verstuurde en wat in het systeem van ons kantoor staat.',
				browser: 'Je keuzes in deze browser, zoals de taal.',
			},
			done: 'Wij hebben gewist: half ingevulde formulieren ({{drafts}}), bewijzen ({{receipts}}), eerdere antwoorden ({{earlier}}) en je laatste bezoek. Op andere apparaten uitgelogd: {{devices}}. Dat je formulieren verstuurde, blijft bewaard zonder wat erin stond.',
		},
		partly: 'Je zip-bestand is niet compleet. Dit konden wij niet ophalen: {{names}}.',
		document: {
			files:
				'De bestanden naast deze pagina zijn voor andere programma’s. Daarin staat soms meer. Documenten zelf download je op de site.',
			addresses: 'Links naar andere sites staan er niet in: die verlopen, of zijn alleen voor jou.',
		},
	},
	privacy: {
		left: {
			title: 'Wat na het uitloggen in je browser blijft',
			purpose: 'Gegevens uit je dossier horen daar niet bij. Je browser kan ze wel tonen zolang hij open is.',
		},
		untilRemoved: 'Tot jij of je browser ze wist',
		untilClosed: 'Tot je de browser sluit',
		purpose: 'Dit bewaren je browser en wij van je bezoek. Wij gebruiken geen cookies om je te volgen.',
		cookies: { title: 'Cookies in je browser' },
		server: {
			purpose: 'De gegevens van je dossier zelf staan in het systeem van ons kantoor.',
		},
		parts: {
			leftCookies: {
				why: 'Zo onthoudt dit apparaat je voorkeuren. En je kunt hier nog inloggen als een ander je wachtwoord probeert te raden.',
			},
			leftHistory: {
				what: 'Adressen en titels van pagina’s, in de geschiedenis van je browser',
				why: 'Je browser houdt bij waar je was. Gebruik je een gedeelde computer? Wis daarna de geschiedenis.',
			},
			session: {
				why: 'Een nummer waaraan de site je herkent nadat je inlogt. Na elk bezoek begint de tijd opnieuw.',
			},
			priority: {
				why: 'Een teken dat je bent ingelogd. Als het erg druk is, gaan formulieren van klanten voor.',
			},
			loginTarget: { why: 'De pagina die je wilde openen. Na het inloggen gaat die pagina open.' },
			refusedCookie: {
				why: 'Was je niet ingelogd en klopte je formulier nog niet? Dan bewaart je browser wat je invulde. Alleen wij kunnen dat lezen. Zo staat het er nog als je teruggaat.',
			},
			guestKey: {
				why: 'Een nummer waarmee alleen deze browser terugvindt wat je verstuurt zonder in te loggen.',
			},
			preferences: { why: 'Je keuzes van de pagina Voorkeuren en de vestiging die je koos.' },
			device: {
				why: 'Zo weten wij dat je op dit apparaat al eens inlogde. Probeert een ander je wachtwoord te raden? Dan kun je hier nog inloggen. En je vindt hier terug wat je half invulde zonder in te loggen.',
			},
			visit: { why: 'Zo blijf je ingelogd en zie je onze meldingen.' },
			drafts: {
				what: 'Wat je half invulde',
				why: 'Zo kun je later verdergaan. Log je in? Dan kan dat ook op een ander apparaat.',
			},
			refused: { why: 'Zo staat er nog wat je invulde als je teruggaat of de pagina opnieuw laadt.' },
			sent: { what: 'Dat je een formulier verstuurde', why: 'Zo verstuur je niets per ongeluk twee keer.' },
			receipts: {
				what: 'Bewijzen van wat je verstuurde',
				why: 'Met je naam, het moment, wat er stond, hoe je inlogde en controlegetallen van bestanden. Zo kun je bewijzen wat je ons doorgaf.',
			},
			guestReceipts: {
				what: 'Het bewijs als je verstuurde zonder in te loggen',
				why: 'Zo kun je het printen of bewaren. Daarna bewaren wij alleen het controlegetal en het zegel. Hoe lang, staat bij “Dat je een formulier verstuurde”.',
			},
			earlier: {
				what: 'Je antwoorden van de laatste hypotheekcheck',
				why: 'Zo hoef je een jaar later niet alles opnieuw in te vullen.',
			},
			lastSeen: { what: 'Wanneer je je overzicht het laatst opende', why: 'Zo zie je wat nieuw is.' },
			guesses: { why: 'Zo kan niemand eindeloos naar je wachtwoord of code raden.' },
			loginNames: { why: 'Zo tellen pogingen op twee namen van jou samen.' },
		},
	},
	accessibility: {
		complaint: {
			answer: 'Je melding komt bij ons kantoor terecht.',
			contact: 'Zo bereik je ons',
			supervisor: 'Is ons antwoord niet goed genoeg? Dan kun je klagen bij de toezichthouder.',
		},
	},
	glossary: {
		words: {
			'purchase-plan': { text: 'Wat je wilt kopen: het soort woning, de plaats en het budget.' },
			'liability-insurance': {
				text: 'Deze verzekering betaalt schade die je per ongeluk bij een ander maakt.',
			},
			repayment: { text: 'Het deel van een lening dat je terugbetaalt. Rente hoort daar niet bij.' },
			'interest-only-mortgage': {
				text: 'Je betaalt elke maand alleen rente. De lening zelf betaal je aan het einde terug.',
			},
			'interest-deduction': {
				text: 'Betaal je rente voor een hypotheek? Dan betaal je daardoor soms minder belasting.',
			},
			'authenticator-app': {
				text: 'Een app op je telefoon die elke 30 seconden een code maakt. Met die code log je veiliger in.',
			},
			'direct-debit': { text: 'Een bedrijf haalt zelf geld van je bankrekening. Je hebt dat goedgevonden.' },
			'investment-mortgage': {
				text: 'Je belegt geld om de lening later terug te betalen. Wat dat oplevert, staat niet vast.',
			},
			'creditor-id': { text: 'Het nummer waaraan je bank ziet welk bedrijf geld mag afschrijven.' },
			'owners-interest': {
				text: 'Wat je als eigenaar van een appartement zelf hebt verbeterd, zoals een keuken. Je verzekert dat apart.',
			},
			hypact: {
				text: 'Onze vragen over je kennis, plannen en risico’s. Je adviseur gebruikt je antwoorden voor het advies.',
			},
			mortgage: {
				text: 'Een lening met je huis als zekerheid. Betaal je niet, dan kun je je huis kwijtraken.',
			},
			'mortgage-check': { text: 'Korte vragen waaruit blijkt of je hypotheek nog past.' },
			iban: { text: 'Het nummer van je bankrekening. In Nederland begint het met NL.' },
			'contents-insurance': { text: 'Deze verzekering betaalt schade aan je spullen in huis.' },
			'business-income': {
				text: 'Wat je met een eigen bedrijf verdient. Voor een hypotheek rekenen wij dat apart uit.',
			},
			inventory: { text: 'Het formulier met alle gegevens die wij voor je advies nodig hebben.' },
			iwize: { text: 'Een dienst die je gegevens ophaalt bij de overheid, nadat je inlogt met DigiD.' },
			'linear-mortgage': {
				text: 'Je lost elke maand evenveel af. De rente gaat dus over een steeds kleinere lening.',
			},
			ockto: { text: 'Een app die je gegevens ophaalt. Je controleert ze zelf en deelt ze daarna met ons.' },
			underinsurance: {
				text: 'Je hebt minder verzekerd dan alles waard is. De verzekering betaalt schade dan maar voor een deel.',
			},
			'conditions-precedent': {
				text: 'Afspraken waarmee je de koop van een huis zonder boete kunt stoppen. Bijvoorbeeld als je geen hypotheek krijgt.',
			},
			'savings-mortgage': { text: 'Je spaart geld om de lening aan het einde terug te betalen.' },
			'disability-insurance': {
				text: 'Deze verzekering betaalt als je door ziekte of een ongeluk niet kunt werken.',
			},
			deposit: { text: 'Geld dat je als koper van een huis vooraf betaalt, als zekerheid voor de verkoper.' },
		},
	},
	help: {
		purpose: 'Hier lees je hoe je ons bereikt en waar meer uitleg staat.',
		contact: { unknown: 'Je vindt onze contactgegevens in onze brieven en e-mails.' },
		login: {
			lines: {
				spelling: 'Controleer je e-mailadres en je wachtwoord. Hoofdletters en kleine letters tellen mee.',
				forgotten: 'Ben je je wachtwoord vergeten? Kies met de link hieronder een nieuw wachtwoord.',
				often: 'Heb je het te vaak geprobeerd? Wacht dan een poos en probeer het opnieuw.',
				code: 'Klopt de code niet? Kijk of de klok van je telefoon goed staat.',
			},
		},
		more: {
			simpleVersion: {
				text: 'Werkt ook op oude en langzame apparaten. Je kiest deze versie bij de voorkeuren.',
			},
			accessibility: { text: 'Hoe goed deze site voor iedereen werkt, en waar je een klacht meldt.' },
			privacy: { text: 'Wat wij van je bezoek bewaren.' },
		},
	},
	products: { noActions: 'Je hoeft hier nu niets te doen.' },
	credits: { none: 'Je hebt geen lening via ons.', purpose: 'Dit zijn de leningen die je via ons hebt.' },
	mortgages: {
		pictures: {
			loanToValue: 'Je leent {{percentage}} van de woningwaarde.',
			loanToValueWithout: 'Je leent {{percentage}} van de woningwaarde, zonder {{parts}}.',
		},
		descents: {
			purpose: 'Tot het einde van de rentevaste periode. Je geldverstrekker weet wat er precies openstaat.',
		},
		head: {
			title: 'Je hypotheek op {{date}}',
			debt: {
				unknown: 'bij de start. De stand van nu weet je geldverstrekker.',
				missing: 'De stand van nu weet je geldverstrekker.',
			},
			fixed: {
				past: 'Je nieuwe rente kennen wij nog niet.',
				missing: 'Je geldverstrekker weet tot wanneer je rente vast is.',
			},
			payment: { missing: 'Je geldverstrekker weet wat je per maand betaalt.' },
			value: {
				missing: 'Wij weten niet wat je woning waard is.',
				unread: 'De waarde van je woning konden wij niet lezen. Bel ons gerust.',
				noAmount: 'Wij weten niet welk deel van de woningwaarde je leent.',
				noPartAmount:
					'Wij kennen het bedrag van {{parts}} niet. Daarom weten wij niet welk deel van de woningwaarde je leent.',
			},
			soon: {
				text: 'Bespreek op tijd welke rente daarna voor je geldt.',
				calendar: 'Zet in je agenda',
			},
			method: {
				lines: {
					source: 'Wij berekenen dit uit de gegevens van je leningdelen. Het is een indicatie.',
				},
			},
		},
		none: 'Je hebt geen hypotheek via ons.',
		purpose: 'Dit zijn de hypotheken die je via ons hebt.',
		timeline: 'Zo ver is je hypotheek',
	},
	mortgageCheck: {
		purpose:
			'In zes stappen bekijken wij met je of je hypotheek nog past. Bij stap 1 staat wat wij al weten.',
		sends: 'Met deze knop stuur je ons al je antwoorden.',
		sent: 'Wij hebben je hypotheekcheck ontvangen.',
		next: 'Je adviseur bekijkt je antwoorden. Vroeg je ons om te bellen? Dan bellen wij je.',
		unavailableYet: 'Wij kunnen de gegevens van je hypotheek nu niet ophalen. Dat ligt aan ons.',
		unavailable:
			'Wij kunnen de gegevens van je hypotheek nu niet ophalen. Dat ligt aan ons. Je antwoorden zijn bewaard.',
		introductions: {
			family:
				'Deze vragen gaan over je gezin en inkomen. Verandert daar iets? Dan kan dat gevolgen hebben voor je hypotheek.',
			residence: 'Past je woning nog bij jou? En welke plannen heb je?',
			mortgage: 'Wat is er veranderd aan de waarde van je woning? En wat wil je met je hypotheek?',
			questions: 'Heb je vragen of twijfels? Vertel ze hier.',
		},
		outcomes: {
			title: 'Advies na je antwoorden',
			necessary:
				'Je hebt een gesprek met je adviseur nodig. Er verandert genoeg om je hypotheek opnieuw te bekijken.',
			desirable:
				'Een gesprek met je adviseur is verstandig. Er zijn veranderingen die gevolgen kunnen hebben.',
			notNeeded: 'Je hebt nu geen gesprek nodig. Je hypotheek past nog bij je antwoorden.',
			basis: 'Dit volgt uit je antwoorden en is geen advies.',
		},
		steps: { own: 'Je gegevens' },
		questions: {
			current_family_situation: { label: 'Wat is je gezinssituatie?' },
			expected_changes: { label: 'Verandert er binnenkort iets in je gezin?' },
			financial_changes: { label: 'Is er iets veranderd in je inkomen?' },
			home_suits_family_situation: { label: 'Past je woning nog bij je gezin?' },
			one_year_plans: {
				label: 'Welke plannen heb je voor het komende jaar?',
				hint: 'Je mag meer antwoorden kiezen.',
			},
			ten_year_plans: {
				label: 'Welke plannen heb je voor de komende tien jaar?',
				hint: 'Je mag meer antwoorden kiezen.',
			},
			when_moving: { label: 'Verhuis je binnen een half jaar?' },
			home_developed_since_mortgage: { label: 'Hoe is de waarde van je woning veranderd?' },
			market_value_amount_increased: { label: 'Wat is je woning nu waard, in euro’s?' },
			reasons: { label: 'Waarom zou je je hypotheek veranderen?', hint: 'Je mag meer antwoorden kiezen.' },
			expect_mortgage_cost_reduction: { label: 'Denk je dat je maandlasten omlaag kunnen?' },
			is_everything_clear: { label: 'Is alles rond je hypotheek duidelijk?' },
			other_questions: { label: 'Heb je andere vragen of opmerkingen?' },
			call_me: { label: 'Zullen wij je bellen?' },
			current_amount: { hint: 'Wat je nu nog moet terugbetalen.' },
		},
		login: {
			purpose: 'Zo weten wij wie je bent. Je hebt geen wachtwoord nodig.',
			formWaits:
				'Je antwoorden staan er nog. Er is niets verstuurd. Vul in wie je bent om ze te controleren.',
			formDoubted:
				'Je antwoorden staan er nog. Misschien zijn ze al aangekomen. Vul in wie je bent om ze te controleren.',
			unknown:
				'Misschien is je check al aangekomen. Wij kregen geen antwoord toen je die verstuurde. Wat je invulde, is bewaard. Vul in wie je bent om verder te gaan. Wij versturen niets opnieuw zonder dat wij het je vragen.',
			locked: 'Je hebt het te vaak geprobeerd. Over {{wait}} kun je het opnieuw proberen.',
			lockedUnknown: 'Je hebt het te vaak geprobeerd. Probeer het later nog een keer.',
			gone: 'Wij kunnen deze check niet vinden. Bel of mail je adviseur.',
			expired: 'De tijd voor deze check is om. Begin opnieuw met je e-mailadres en geboortedatum.',
		},
	},
	otds: {
		none: 'Je hebt ons nog geen opdracht gegeven.',
		purpose_one: 'Dit is je opdracht aan ons. Daarin staat wat wij doen en wat dat kost.',
		purpose_other: 'Dit zijn je {{count}} opdrachten aan ons. Daarin staat wat wij doen en wat dat kost.',
	},
	lifeInsurances: {
		none: 'Je hebt geen levensverzekering via ons.',
		purpose: 'Dit zijn de levensverzekeringen die je via ons hebt.',
	},
	fgvs: {
		none: 'Je hebt geen fiscaal geruisloze voortzetting via ons.',
		purpose: 'Zo loopt een oude polis of spaarrekening verder zonder dat je nu belasting betaalt.',
	},
	cardifao: { none: 'Je hebt geen aanvraag open voor een verzekering bij arbeidsongeschiktheid.' },
	insurances: {
		none: 'Je hebt geen schadeverzekering via ons.',
		purpose: 'Dit zijn de schadeverzekeringen die je via ons hebt. Je meldt schade bij de verzekering zelf.',
		damage: { none: 'Je hebt nog geen schade gemeld.' },
	},
	bankguarantees: {
		none: 'Je hebt geen bankgarantie via ons.',
		intro:
			'Met een bankgarantie hoef je bij de koop van een huis geen waarborgsom te betalen. Dit zijn de garanties die je via ons hebt.',
		explanation:
			'Een bankgarantie is meestal 10% van de koopprijs. Betaalt de bank het bedrag aan de notaris? Dan betaal je het binnen 30 dagen terug.',
	},
	businessIncomes: {
		none: 'Er is nog geen berekening van je inkomen uit onderneming.',
		purpose: 'Een rekenexpert bepaalt welk inkomen uit je onderneming telt voor een hypotheek.',
	},
	wills: { none: 'Je hebt geen advies over een testament via ons.' },
	purchaseIntentions: {
		none: 'Je hebt geen aankoopplan via ons.',
		intro: 'Hier zie je naar welke woning wij zoeken, hoe ver je plan is en welke woningen erbij passen.',
	},
	invoices: {
		none: 'Je hebt nog geen facturen.',
		purpose: 'Dit zijn onze facturen aan jou. Wat open staat, kun je hier betalen.',
	},
	quotes: { none: 'Er staat nog geen offerte voor je klaar.' },
	timeline: { none: 'Er staat nog niets op je tijdlijn.' },
	sending: {
		already: 'Je verstuurde dit al op {{when}}. Het is niet nog een keer verstuurd.',
		afterwards:
			'Je verstuurde dit al op {{when}}. Wat je daarna invulde, is niet verstuurd. Klopt er iets niet meer? Bel of mail dan je adviseur.',
		different:
			'Je verstuurde dit al op {{when}}, met andere antwoorden. Wat je net koos, is niet verstuurd. In het bewijs staat wat wij hebben.',
		otherwise: {
			different:
				'Dit is al verstuurd op {{when}}, {{way}}, met andere antwoorden. Wat je net koos, is niet verstuurd. In het bewijs staat wat wij hebben.',
		},
		arrivedUnread: 'Wij konden het antwoord niet lezen. Wij hebben het nagekeken: je bericht is aangekomen.',
		arrived: 'De verbinding viel even weg. Wij hebben het nagekeken: je bericht is aangekomen.',
		missing: 'Wij hebben het nagekeken: het is niet aangekomen. Je kunt het nog een keer versturen.',
		unknown:
			'Wij weten niet of dit is aangekomen. Je verstuurde het op {{when}}, maar er kwam geen antwoord dat wij konden lezen. Wat je invulde, staat er nog. Wil je het toch nog een keer versturen? Vink dat dan eerst aan. Misschien komt het dan dubbel aan.',
		taken: {
			text: 'Dit is al beantwoord: door jou in een ander venster, of door iemand anders in je dossier. Je antwoord van nu is niet verstuurd.',
		},
		settled: {
			text: 'Wij weten niet of dat jouw antwoord was. De verbinding viel weg toen je het verstuurde. Daarom is er geen bewijs.',
			unreadable:
				'Wij weten niet of dat jouw antwoord was. Wij konden het antwoord niet lezen. Daarom is er geen bewijs.',
			purpose: 'Je kunt het hier kopiëren.',
		},
		unsent: {
			title: 'Wat je invulde',
			purpose: 'Dit is niet verstuurd. Je kunt het hier kopiëren.',
			advisor: 'Vraag het je adviseur',
		},
		dropped: {
			text: 'Dit hoort bij een ander antwoord en gaat niet mee: {{input}}. Kies een ander antwoord, of vink aan dat je het zo wilt versturen. Er is nog niets verstuurd.',
			leftOut: 'Niet verstuurd, want die vraag geldt niet bij je andere antwoorden: {{input}}.',
		},
		byLink: {
			text: 'Deze pagina is geopend via een link. Dan kun je hier niets afspreken, melden of beëindigen.',
		},
		shown: {
			changed:
				'Deze pagina is veranderd nadat je die opende. Hieronder staat wat je zag en wat er nu staat. Klopt het? Druk dan nog een keer op de knop.',
			was: 'Dit zag je',
			unkept: 'De tekst die je zag, was te lang om hier te herhalen.',
			statement: 'Je akkoord',
		},
		another:
			'Je verstuurde dit formulier al op {{when}}. Wat hier nu staat, is niet verstuurd. Druk nog een keer op de knop om ook dit te versturen.',
	},
	received: {
		contact: 'Zo bereik je ons',
		noLogin: 'Je hoeft niet in te loggen.',
	},
	receipts: {
		title: 'Wat je verstuurde',
		purpose: 'Hier staat {{days}} dagen lang alles wat je via deze site naar ons stuurde.',
		sent: 'Wat je verstuurde',
		fingerprints: {
			text: 'Met dit getal kun je bewijzen welk bestand je koos, en welk bestand je verstuurde.',
			changed:
				'Uit foto’s halen wij verborgen gegevens, of wij maken er één PDF van. Daarom verschilt wat verstuurd is van wat je koos.',
		},
		texts: 'Wat er stond toen je dit verstuurde',
		guest: {
			title: 'Je bewijs van verzending',
			missing:
				'Het bewijs van verzending is hier niet te zien. Het uur is om, je opende daarna een nieuw formulier, of deze browser bewaart geen cookies.',
			ended: 'Je bewijs van verzending is op dit apparaat niet meer te zien.',
		},
		check: {
			key: { text: 'Wil je zonder ons controleren? Dat kan met onze publieke sleutel.' },
		},
		paper: {
			how: 'Hoe je hier was',
			hint: 'Print of bewaar deze pagina met je browser. Deze regels komen niet op papier.',
		},
	},
	loanParts: {
		purpose: 'Controleer wat wij van je hypotheek weten. Vul aan wat er veranderd is.',
		blocks: {
			collateral: { title: 'Waarde van je woning' },
			parts: {
				purpose:
					'Verander je de rente, een datum of wat je nog moet aflossen? Vul dan bij dat leningdeel alle datums in, en wat je nog moet aflossen.',
			},
			savings: {
				purpose:
					'Wij rekenen na of je hypotheek goedkoper kan. Vertel ons wanneer je daar bericht over wilt.',
			},
		},
		questions: {
			marketValue: { label: 'Waarde van je woning in euro’s' },
			currentAmount: { hint: 'Wat je nu nog moet terugbetalen.' },
			smartcareMinimumSavingsAmount: { label: 'Vanaf welke besparing in euro’s wil je bericht?' },
			smartcareAbstainFromCalculationTill: { label: 'Tot welke datum wil je geen bericht?' },
		},
		unread: 'Wij kunnen niet al je leningdelen lezen. Bel of mail ons als er iets is veranderd.',
		fieldsError: 'De gegevens van je hypotheek zijn nog niet compleet. Controleer je antwoorden hieronder.',
		confirmed: 'Wij hebben genoteerd dat je gegevens kloppen.',
		receiptRight: 'De gegevens van je hypotheek kloppen',
		sends: 'Met deze knop stuur je ons alle gegevens op deze pagina.',
		submit: 'Verstuur je gegevens',
		saved: 'Wij hebben je leningdelen bijgewerkt.',
		next: 'Wij rekenen vanaf nu met deze gegevens. Verandert dat iets aan je advies? Dan nemen wij contact met je op.',
	},
	marketValue: {
		purpose: 'Geef door wat je woning nu waard is. Wij rekenen dan met het juiste bedrag.',
		address: 'Adres van je woning',
		contradiction: 'Hieronder vulde je iets anders in. Kies Nee om dat te versturen.',
		unchanged: 'Je koos Nee, maar veranderde niets. Verander hieronder wat niet klopt.',
		sends: 'Met deze knop stuur je ons de waarde, de datum en de basis.',
		next: 'Wij rekenen vanaf nu met deze waarde. Verandert dat iets aan je advies? Dan nemen wij contact met je op.',
	},
	conditionsPrecedent: {
		purpose:
			'Tot en met deze datum kun je de koop zonder boete stoppen. Je vindt de datum in de koopovereenkomst.',
		comment: 'Opmerking van je adviseur',
		sends: 'Met deze knop stuur je ons de datum.',
		next: 'Wij houden deze datum in de gaten. Moet er eerder iets gebeuren? Dan nemen wij contact met je op.',
	},
	opportunity: {
		purpose: {
			amount: 'Wij zien een kans om op je hypotheek te besparen. Laat weten of wij dit mogen uitwerken.',
			words: 'Wij zien een kans om je hypotheek te verbeteren. Laat weten of wij dit mogen uitwerken.',
		},
		question: 'Mogen we dit uitwerken?',
		date: 'Vanaf welke datum mogen we hier weer over beginnen?',
		amount: 'Vanaf welk bedrag in euro’s vind je besparen interessant?',
		sends: 'Met deze knop stuur je ons je antwoord.',
		submit: 'Verstuur je antwoord',
		sent: 'Wij hebben je antwoord over de besparing ontvangen.',
		next: {
			yes: 'Wij werken dit uit en nemen contact met je op.',
			custom_amount: 'Wij nemen contact met je op als deze besparing mogelijk is.',
		},
	},
	approval: {
		purposeWithoutFile: 'Het document staat niet op deze pagina. Ken je het niet? Vraag het ons eerst.',
		comment: 'Opmerking van je adviseur',
		question: 'Ga je akkoord met dit document?',
		silent: { question: 'Wat wil je vragen? Schrijf het hier op.' },
		remark: 'Je opmerking of vraag',
		remarkHint: 'Wat klopt er niet, of wat wil je vragen?',
		sends: 'Met deze knop stuur je ons je antwoord.',
		submit: 'Verstuur je antwoord',
		next: {
			no: 'Je adviseur past het document aan of neemt contact met je op.',
			no_question: 'Je adviseur neemt contact met je op over je vraag.',
		},
	},
	guaranteeProposal: {
		mustAgree: 'Je moet akkoord gaan met de voorwaarden en de garantie',
		wait: 'De knoppen werken zodra je het vakje hierboven aanvinkt.',
		sends: 'Met een van deze knoppen stuur je ons je antwoord op dit voorstel.',
		requested: 'Je hebt de bankgarantie aangevraagd.',
		rejected: 'Je hebt de bankgarantie afgewezen.',
		next: { rejected: 'Wij vragen deze garantie niet aan. Was dat niet je bedoeling? Bel of mail ons dan.' },
	},
	otdSign: {
		purpose: 'Lees de opdracht en de voorwaarden. Daarna kun je de opdracht ondertekenen.',
		termsPurpose: 'Lees de voorwaarden en ga ermee akkoord. Daarna kun je ondertekenen.',
		termsAgreed: 'Je bent akkoord met de voorwaarden',
		termsNotRead: 'Je hebt de voorwaarden nog niet gelezen. Lees ze en ga ermee akkoord.',
		holderHint: 'Zoals op je bankpas',
		agreedWait: 'Lees eerst de voorwaarden. Daarna kun je akkoord geven.',
		mustAgree: 'Je moet akkoord gaan met de opdracht',
		sends: 'Met deze knop onderteken je de opdracht. Wij ontvangen je akkoord.',
		sendsDebit:
			'Met deze knop onderteken je de opdracht en geef je de machtiging. Wij ontvangen je akkoord en je rekeningnummer.',
		cancelled: 'Deze opdracht is intussen geannuleerd. Je hoeft niet meer te ondertekenen.',
		signed: 'Je hebt de opdracht ondertekend.',
		mandate: {
			asked:
				'{{creditor}} mag de maandelijkse kosten elke maand van deze rekening afschrijven. Een afschrijving kun je binnen 8 weken terugdraaien bij je bank.',
			detail:
				'{{creditor}} mag elke maand afschrijven van {{iban}}, op naam van {{holder}}. Een afschrijving kun je binnen 8 weken terugdraaien bij je bank.',
		},
		unsignable: {
			title: 'Onderteken deze opdracht met je adviseur',
			text: 'Van deze machtiging weten wij niet wie mag afschrijven, of welk bedrag. Daarom kun je hier niet ondertekenen. Vraag het je adviseur.',
		},
		next: 'Wij gaan aan het werk. Je kunt de opdracht downloaden bij je documenten.',
	},
	otdTerms: {
		chapters: {
			assignment: {
				text: 'De opdracht begint op de dag dat je ondertekent. Wij doen het werk zorgvuldig en volgens de wet.',
			},
			payment: {
				text: 'Je betaalt een factuur binnen 14 dagen. Een automatische incasso kun je binnen 8 weken terugdraaien bij je bank.',
			},
			late: {
				text: 'Na een herinnering heb je nog minstens 30 dagen om te betalen. Daarna komen er incassokosten bij van minstens 15% van het bedrag.',
			},
			ending: { text: 'Jij en wij kunnen de opdracht altijd opzeggen. De opzegtermijn is 14 dagen.' },
			privacy: {
				text: 'Wij gebruiken je gegevens alleen voor deze opdracht. Wij bewaren ze niet langer dan nodig is.',
			},
		},
		agreed:
			'Je gaat akkoord met de voorwaarden. Dit geldt tot je uitlogt. Wij bewaren je akkoord pas als je ondertekent.',
		wait: 'Je kunt akkoord gaan zodra je het einde van de tekst hebt gezien.',
		ready: 'Je hebt de tekst tot het einde gezien. Je kunt nu akkoord gaan.',
	},
	damageReport: {
		purpose: 'Vertel wat er gebeurd is. Wij helpen je met de afhandeling.',
		sends: 'Met deze knop stuur je ons de melding en de bestanden.',
		sent: 'Wij hebben je schademelding ontvangen.',
		next: 'Wij nemen je melding in behandeling. Hebben wij nog iets nodig? Dan nemen wij contact met je op.',
	},
	proposal: {
		purpose:
			'Controleer dit voorstel voor je woonverzekering. Ben je akkoord? Dan onderteken je het op de site van de verzekeraar.',
		noConditions: {
			text: 'Zonder voorwaarden kun je niet akkoord gaan. Je adviseur zorgt ervoor dat ze er komen.',
			contact: 'Vraag ernaar bij je adviseur',
		},
		withdrawn: 'Dit voorstel is veranderd nadat je de pagina opende. Je kunt er nu niet mee akkoord gaan.',
		withdrawnConditions: 'De voorwaarden zijn er niet meer. Zonder voorwaarden kun je niet akkoord gaan.',
		site: 'Je ondertekent op',
		unavailable: 'Je kunt dit voorstel hier nu niet ondertekenen. Bel of mail ons, dan helpen wij je verder.',
		address: 'Adres van je woning',
		sends: 'Deze knop leidt naar de site van de verzekeraar. Daar onderteken je het voorstel.',
		next: 'Het voorstel is pas ondertekend als je dat op de site van de verzekeraar doet.',
	},
	cardifPremium: {
		comment: 'Opmerking van je adviseur',
		approval: 'Ga je akkoord? Dan vragen wij de verzekering voor deze premie aan.',
		sends: 'Beide knoppen sturen je antwoord meteen naar ons toe.',
		accepted: 'Je bent akkoord met de premie. Wij vragen de verzekering aan.',
		declined: 'Je hebt de premie afgewezen. Wij vragen de verzekering niet aan.',
		next: {
			accepted: 'Wij vragen de verzekering aan bij de verzekeraar. Daarna nemen wij contact met je op.',
		},
	},
	notFound: {
		otherAccount: {
			text: 'Je bent ingelogd als {{name}}. Misschien hoort de link bij een ander account.',
		},
	},
	payments: {
		purpose: 'Je kunt deze factuur online betalen, via je eigen bank.',
		status: { PENDING: 'Wij wachten op bericht van je bank' },
		sends: 'Deze knop opent de betaalpagina van je bank. Daarna kom je terug op deze site.',
		unavailable: {
			text: 'Je kunt deze factuur niet online betalen. {{firm}} vertelt je graag hoe het wel kan.',
			note: 'Online betalen kan niet. Wij vertellen je graag hoe het wel kan.',
		},
		credit: {
			title: 'Je hoeft niets te betalen',
			note: 'Dit is een creditnota: je krijgt dit bedrag van ons.',
		},
		amountless: {
			text: 'Je bank toont het bedrag voordat je betaalt. Klopt het niet of twijfel je? Bel ons eerst.',
		},
		thanks: 'Bedankt. Wij hebben je betaling ontvangen.',
		paidBefore: 'Factuur {{number}} van {{amount}} is betaald. Wij ontvingen je betaling op {{when}}.',
		paidDenied:
			'Wij ontvingen je betaling op {{when}}. Nu staat er iets anders in onze gegevens. Betaal niet nog een keer. Bel je adviseur.',
		named: {
			cancelled:
				'Je hebt de betaling afgebroken. De factuur is nog niet betaald. Het gaat om factuur {{number}} van {{amount}}.',
			pending:
				'Je bank heeft de betaling nog niet verwerkt. Kijk later nog een keer. Het gaat om factuur {{number}} van {{amount}}.',
			failed:
				'Wij hebben je betaling nog niet ontvangen. Probeer het nog een keer. Het gaat om factuur {{number}} van {{amount}}.',
		},
		cancelled: 'Je hebt de betaling afgebroken. De factuur is nog niet betaald.',
		pending: 'Je bank heeft de betaling nog niet verwerkt. Kijk later nog een keer.',
		failed: 'Wij hebben je betaling nog niet ontvangen. Probeer het nog een keer.',
		next: 'De factuur is betaald. Je hoeft niets meer te doen.',
	},
	wizard: {
		earlier: 'Je antwoorden van {{date}}',
		saved: 'Alles wat je invulde, staat hier klaar tot {{until}}.',
		incomplete: 'Je hebt deze stap nog niet helemaal ingevuld.',
		overtaken: 'Onze gegevens zijn intussen veranderd. Controleer je antwoorden in deze stap.',
		review: 'Controleer je antwoorden',
	},
	hypact: {
		title: 'Hypact: vragen voor je advies',
		purpose:
			'In negen korte stappen vragen wij naar je kennis, plannen en risico’s. Je adviseur gebruikt je antwoorden voor het advies.',
		submit: 'Verstuur je antwoorden',
		sends: 'Met deze knop stuur je ons je antwoorden van alle negen stappen.',
		next: 'Je adviseur stemt het advies af op je antwoorden.',
		blocks: { self: { title: 'Over jou' }, partner: { title: 'Over je partner' } },
		questions: {
			isStarter: { label: 'Koop je voor het eerst een woning?' },
			riskKnow: { label: 'Van welke onderwerpen ken je de risico’s?', hint: 'Kies alles wat je kent.' },
			riskKnowHow: { label: 'Hoe heb je die risico’s leren kennen?' },
			deductibilityKnow: {
				label: 'Wat weet je over de aftrek van hypotheekrente?',
				hint: 'Kies alles wat je kent.',
			},
			deductibilityKnowHow: { label: 'Hoe heb je die regels leren kennen?' },
			knowIncomeRetirement: { label: 'Hoeveel weet je over je inkomen na je pensioen?' },
			knowIncomeDeath: { label: 'Hoeveel weet je over het inkomen na een overlijden?' },
			knowIncomeDisability: { label: 'Hoeveel weet je over je inkomen bij arbeidsongeschiktheid?' },
			knowBuyFinancialProduct: {
				label: 'Weet je wat er komt kijken bij het kopen van een financieel product?',
			},
			experienceMortgage: { label: 'Welke ervaring heb je met een hypotheek?' },
			pepSelf: { label: 'Ben je zelf politiek prominent?' },
			pepAssociate: { label: 'Is iemand in je naaste familie of omgeving politiek prominent?' },
			pepReason: { hint: 'Vul dit alleen in als je hierboven ja koos.' },
			incomeExpectationTrend: {
				label: 'Hoe verandert je inkomen in de komende jaren?',
				partner: 'Hoe verandert het inkomen van je partner in de komende jaren?',
			},
			incomeExpectation: {
				label: 'Welk bruto jaarinkomen verwacht je, in euro’s?',
				partner: 'Welk bruto jaarinkomen verwacht je partner, in euro’s?',
			},
			inHomeAfterRetirement: {
				label: 'Wil je na je pensioen in de woning blijven wonen?',
				partner: 'Wil je partner na het pensioen in de woning blijven wonen?',
			},
			netDisposableIncomeRetirement: {
				label: 'Hoeveel netto inkomen per maand wil je na je pensioen, in euro’s?',
				partner: 'Hoeveel netto inkomen per maand wil je partner na het pensioen, in euro’s?',
			},
			currentCostsAffordable: {
				label: 'Kun je je woonlasten nu goed betalen?',
				both: 'Kunnen jij en je partner de woonlasten nu goed betalen?',
			},
			monthlySavings: {
				label: 'Hoeveel spaar je per maand, in euro’s?',
				both: 'Hoeveel sparen jij en je partner per maand, in euro’s?',
			},
			totalSavings: {
				label: 'Hoeveel spaargeld heb je in totaal, in euro’s?',
				both: 'Hoeveel spaargeld hebben jij en je partner in totaal, in euro’s?',
			},
			maxInputSavings: {
				label: 'Hoeveel spaargeld wil je hoogstens in de woning steken, in euro’s?',
				both: 'Hoeveel spaargeld willen jij en je partner hoogstens in de woning steken, in euro’s?',
			},
			payOffInFull: {
				label: 'Wil je de hypotheek aan het einde helemaal afgelost hebben?',
				both: 'Willen jij en je partner de hypotheek aan het einde helemaal afgelost hebben?',
			},
			minimumPayOff: {
				label: 'Hoeveel wil je minstens aflossen, in euro’s?',
				both: 'Hoeveel willen jij en je partner minstens aflossen, in euro’s?',
			},
			changesInCosts: { label: 'Hoe mogen je maandlasten veranderen?' },
			minimumYearsLiving: {
				label: 'Hoeveel jaar blijf je minstens in deze woning?',
				both: 'Hoeveel jaar blijven jij en je partner minstens in deze woning?',
			},
			riskInterestIncrease: {
				label: 'Wat vind je van het risico dat de rente stijgt?',
				both: 'Wat vinden jij en je partner van het risico dat de rente stijgt?',
			},
			yearsNoInterestIncrease: {
				label: 'Hoeveel jaar wil je de rente vastzetten?',
				both: 'Hoeveel jaar willen jij en je partner de rente vastzetten?',
			},
			maxCostsIncrease: { label: 'Hoeveel mogen je maandlasten hoogstens stijgen, in euro’s?' },
			inHomeAfterDeath: {
				label: 'Wil je in de woning blijven wonen als je partner overlijdt?',
				partner: 'Wil je partner in de woning blijven wonen als je overlijdt?',
			},
			netDisposableIncomeDeath: {
				label: 'Hoeveel netto inkomen per maand wil je als je partner overlijdt, in euro’s?',
				partner: 'Hoeveel netto inkomen per maand wil je partner als je overlijdt, in euro’s?',
			},
			inHomeAfterDisability: {
				label: 'Wil je in de woning blijven wonen als je arbeidsongeschikt wordt?',
				partner: 'Wil je partner in de woning blijven wonen bij eigen arbeidsongeschiktheid?',
			},
			netDisposableIncomeDisability: {
				label: 'Hoeveel netto inkomen per maand wil je bij arbeidsongeschiktheid, in euro’s?',
				partner: 'Hoeveel netto inkomen per maand wil je partner bij eigen arbeidsongeschiktheid, in euro’s?',
			},
			inHomeAfterUnemployment: {
				label: 'Wil je in de woning blijven wonen als je werkloos wordt?',
				partner: 'Wil je partner in de woning blijven wonen bij eigen werkloosheid?',
			},
			netDisposableIncomeUnemployment: {
				label: 'Hoeveel netto inkomen per maand wil je bij werkloosheid, in euro’s?',
				partner: 'Hoeveel netto inkomen per maand wil je partner bij eigen werkloosheid, in euro’s?',
			},
			sustainabilityInterest: {
				label: 'Wil je je woning verduurzamen?',
				both: 'Willen jij en je partner de woning verduurzamen?',
			},
			sustainabilityFinance: { label: 'Hoe wil je dat betalen?' },
			sustainabilityReason: { label: 'Waarom zou je je woning verduurzamen?' },
			sustainabilityKnowGeneral: { label: 'Hoeveel weet je over verduurzamen in het algemeen?' },
			sustainabilityKnowEnergy: { label: 'Hoeveel weet je over maatregelen die energie besparen?' },
			sustainabilityKnowSavings: { label: 'Hoeveel weet je over wat die maatregelen opleveren?' },
			sustainabilityKnowFinancing: { label: 'Hoeveel weet je over leningen en subsidies daarvoor?' },
			sustainabilityComment: { label: 'Wil je nog iets zeggen over verduurzamen?' },
		},
	},
	inventory: {
		title: 'Inventarisatie: je gegevens voor het advies',
		purpose:
			'Deze gegevens zijn de basis voor je advies. Invullen duurt ongeveer 30 minuten. Je kunt later verdergaan.',
		submit: 'Verstuur je gegevens',
		sends: 'Met deze knop stuur je ons de gegevens van deze pagina.',
		next: 'Je adviseur gebruikt deze gegevens voor het advies.',
		ways: {
			purpose:
				'Voor je advies hebben wij persoonlijke en financiële gegevens nodig. Je kiest hoe je die geeft.',
			legend: 'Hoe wil je je gegevens geven?',
			draft: { title: 'Je bent al begonnen', text: 'Wat je eerder zelf invulde, staat nog klaar.' },
		},
		blocks: {
			consumer: { title: 'Over jou' },
			name: { title: 'Je naam' },
			address: { title: 'Je adres' },
			partner: { title: 'Over je partner' },
			partnerName: { title: 'Naam van je partner' },
			partnerAddress: { title: 'Adres van je partner' },
			partnerContact: { title: 'Geboorte en contact van je partner' },
			partnerSituation: { title: 'Gezin, opleiding en werk van je partner' },
			additionalData: { title: 'Je plannen' },
			mortgageDetails: { title: 'Gegevens van je hypotheek' },
			loanParts: { title: 'Leningdelen van je hypotheek' },
			finances: { title: 'Je spaargeld en schulden' },
			pensions: {
				title: 'Je pensioenen',
				purpose: 'Je vindt de bedragen op het overzicht van je pensioenfonds of verzekeraar.',
			},
			partnerPension: { title: 'Pensioen van je partner' },
			partnerPensions: {
				title: 'Pensioenen van je partner',
				add: 'Voeg een pensioen van je partner toe',
				row: 'Pensioen {{number}} van je partner',
				remove: 'Verwijder pensioen {{number}} van je partner',
			},
		},
		about: { partner: 'van je partner', partnerPension: 'van pensioen {{number}} van je partner' },
		questions: {
			everDivorced: { label: 'Ben je eerder gescheiden?', partner: 'Is je partner eerder gescheiden?' },
			inPaidEmployment: { label: 'Ben je in loondienst?', partner: 'Is je partner in loondienst?' },
			grossMonthlyIncome: { partner: 'Bruto inkomen van je partner per maand, in euro’s' },
			smoker: { label: 'Rook je?', partner: 'Rookt je partner?' },
			hasPartner: { label: 'Heb je een partner?' },
			appointmentGoal: { label: 'Wat wil je met het gesprek bereiken?' },
			housingType: { label: 'Hoe woon je nu?' },
			estimatedValue: {
				label: 'Geschatte waarde van je woning, in euro’s',
				hint: 'Alleen voor je eigen overzicht. Wij ontvangen dit bedrag niet.',
			},
			existingOrNew: { label: 'Wat voor woning koop je?' },
			addressData: { hint: 'Straat, huisnummer, postcode en plaats, als je die weet.' },
			hasMortgage: { label: 'Heb je nu een hypotheek?' },
			mortgageStartDate: { label: 'Begindatum van je hypotheek' },
			mortgageEndDate: {
				label: 'Einddatum van je hypotheek',
				hint: 'dd-mm-jjjj. Alleen voor je eigen overzicht. Wij ontvangen deze datum niet.',
			},
			mortgageTotal: { label: 'Hoe hoog was je hypotheek bij het begin, in euro’s?' },
			currentMortgageAmount: { label: 'Hoe hoog is je hypotheek nu nog, in euro’s?' },
			currentMonthlyMortgageAmount: { label: 'Wat betaal je per maand voor je hypotheek, in euro’s?' },
			WOZ: { label: 'WOZ-waarde van je woning, in euro’s' },
			hasSavingsOrInvestingLinked: { label: 'Spaar of beleg je bij je hypotheek?' },
			savingsOrInvestingAmount: { label: 'Hoeveel heb je daarmee opgebouwd, in euro’s?' },
			monthlySavings: { label: 'Hoeveel spaar je per maand, in euro’s?' },
			currentSavingsAmount: { label: 'Hoeveel spaargeld heb je nu, in euro’s?' },
			currentDebtAmount: {
				label: 'Hoeveel schuld heb je nu, in euro’s?',
				hint: 'Reken je hypotheek niet mee. Heb je geen schuld? Vul dan 0 in.',
			},
			maxNetMonthlyAmount: { label: 'Wat wil je netto per maand hoogstens voor wonen betalen, in euro’s?' },
			pensionDate: { label: 'Wanneer wil je met pensioen?' },
			partnerPensionDate: { label: 'Wanneer wil je partner met pensioen?' },
			hasOrHadCoCRegistration: { label: 'Sta of stond je ingeschreven bij de Kamer van Koophandel?' },
			extraRemarksOrQuestions: { label: 'Heb je nog opmerkingen of vragen?' },
		},
	},
	ockto: {
		purpose: 'Met de app Ockto komen je gegevens vanzelf bij ons. Dat duurt minder dan 5 minuten.',
		steps: {
			lines: {
				install: 'Zet de app Ockto op je telefoon of tablet.',
				collect: 'Kies in de app welke gegevens je ophaalt en log in met DigiD.',
				share: 'Controleer je gegevens, deel ze met ons en kom terug op deze pagina.',
			},
		},
		video: { note: 'De video staat op een andere site. Die site gaat pas open als je klikt.' },
		scan: { title: 'Met je telefoon of tablet' },
		states: { scanned: 'Je hebt de QR-code gescand. Ga verder in de app Ockto.' },
		watch: {
			runs: 'Deze pagina kijkt elke 5 seconden hoe ver je bent, en gaat vanzelf verder.',
			over: 'Deze pagina kijkt nu niet meer vanzelf hoe ver je bent.',
		},
	},
	iwize: {
		purpose: 'Het formulier van iWize haalt je gegevens op bij de overheid. Dat duurt minder dan 5 minuten.',
		fallback: {
			text: 'Verschijnt er geen formulier? Dan werkt deze manier niet in je browser. Je kunt altijd alles zelf invullen.',
		},
		again: { text: 'Je gegevens van het formulier staan nog klaar.', submit: 'Verstuur je gegevens' },
		unreadable: 'Wij konden je gegevens niet lezen. Begin opnieuw of vul alles zelf in.',
		next: 'Je adviseur bekijkt de gegevens en neemt contact met je op als er iets ontbreekt.',
	},
	drafts: {
		question: 'Wil je alles wissen wat je invulde bij {{title}}?',
		lost: 'Wat je invulde, is daarna weg. Het actiepunt zelf blijft staan.',
		replace: {
			text: 'Iemand die zelf inlogde, vulde hier al iets in. Wat je bewaart, komt daarvoor in de plaats. Er is nog niets bewaard. Vink aan dat dit mag en druk nog een keer op de knop.',
		},
		check: 'Kijk het na voordat je het verstuurt.',
		discarded: 'Wij hebben gewist wat je invulde bij {{title}}.',
	},
	createDossier: {
		purpose: 'Met je gegevens maken wij een dossier aan. Daarna nemen wij contact met je op.',
		missing: 'Niet alle keuzelijsten zijn er nu. Je kunt het formulier gewoon invullen en versturen.',
		sends: 'Met deze knop stuur je ons de gegevens van deze pagina.',
		submit: 'Verstuur je gegevens',
		sent: {
			unsure: {
				heading: 'Verstuurde je het formulier?',
				text: 'Drukte je op de knop en zag je geen foutmelding? Dan hebben wij je gegevens ontvangen.',
			},
			next: 'Een adviseur bekijkt je gegevens en neemt contact met je op.',
		},
		sections: { self: 'Over jou', partner: 'Over je partner' },
		blocks: {
			name: { title: 'Je naam' },
			address: { title: 'Je adres' },
			partnerName: { title: 'Naam van je partner' },
			partnerAddress: { title: 'Adres van je partner' },
			partnerContact: { title: 'Geboorte en contact van je partner' },
		},
		about: { partner: 'van je partner' },
		questions: {
			productPhase: { label: 'Hoe ver ben je met je plannen?' },
			hasPartner: { label: 'Wil je een partner toevoegen?' },
		},
	},
	feedback: {
		waiting: { link: 'Kijk of je feedback is verwerkt' },
		ask: {
			title: 'Wil je deze beoordeling doorgeven?',
			text: 'Je koos een {{score}}. Wij hebben die beoordeling nog niet.',
			unknown: 'Je koos een {{score}}. Wij kunnen nu niet zien of wij die beoordeling al hebben.',
			submit: 'Geef je beoordeling door',
		},
		about: 'Met je antwoord zien wij wat wij beter kunnen doen.',
		changed:
			'Dit antwoord is niet verstuurd. Je gaf ons intussen een andere score. Hieronder staat de vraag die daarbij hoort.',
		contact: { text: 'Heb je een vraag?', link: 'Zo bereik je ons' },
		given: 'Je gaf ons een {{score}}.',
		change: { title: 'Welke score geef je ons?' },
		followUp: { title: 'Vraag bij je beoordeling' },
		freeAnswer: { title: 'Uitleg bij je beoordeling', label: 'Geef hier jouw feedback' },
		unsent: {
			title: 'Je beoordeling is niet verstuurd',
			text: 'Wij kunnen deze link niet lezen. Klik in de mail nog een keer op je score, of laat ons weten wat je vindt.',
		},
		thanks: { text: 'Dit was alles. Je kunt deze pagina nu sluiten.' },
	},
}
