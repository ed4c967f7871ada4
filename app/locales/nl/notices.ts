export const notices = {
	loggedIn: 'U bent ingelogd.',
	loggedOut: 'U bent uitgelogd. Op een gedeelde computer: sluit nu ook de browser.',
	loggedOutHere:
		'U bent op dit apparaat uitgelogd. Door een storing bij ons ronden wij het uitloggen later af. U hoeft niets te doen.',
	sessionGone: 'U bent niet meer ingelogd bij ons. Log opnieuw in.',
	signInAgain: 'U moet opnieuw inloggen.',
	sessionExpired: 'U bent uitgelogd omdat u lang niet bezig was. Log opnieuw in.',
	endedElsewhere: 'U bent uitgelogd in een ander venster of op een ander apparaat. Log opnieuw in.',
	longestReached:
		'U bent uitgelogd omdat u 8 uur ingelogd was. Dat doen wij voor uw veiligheid. Log opnieuw in.',
	tokensExpired: 'U bent uitgelogd omdat uw toegang is verlopen. Log opnieuw in.',
	tokensRefused:
		'U bent uitgelogd omdat uw toegang is verlopen of ingetrokken, bijvoorbeeld door een nieuw wachtwoord. Log opnieuw in.',
	apiUnreachable:
		'U bent uitgelogd omdat ons systeem even geen antwoord gaf. Dat ligt aan ons. Log opnieuw in.',
	twoFactorOn:
		'Wij kregen geen antwoord van ons systeem. De extra beveiliging staat nu waarschijnlijk aan. Log opnieuw in. Wij vragen dan ook om de code uit uw app.',
	twoFactorOff:
		'Wij kregen geen antwoord van ons systeem. De extra beveiliging staat nu waarschijnlijk uit. Log opnieuw in.',
	branchLeft: 'U bent uitgelogd omdat u naar een andere vestiging ging.',
	languageChanged: 'De taal is nu Nederlands.',
	branchChanged: 'U koos {{name}}.',
	feedbackUnsent:
		'Uw beoordeling is niet verstuurd: wij kunnen de link niet lezen. Klik in de mail nog een keer op uw score.',
	twoFactorSetupRequired: 'Stel eerst extra beveiliging in. Daarna kunt u verder.',
	downloadFailed: 'Het downloaden is niet gelukt. Probeer het nog een keer.',
	simpleVersionGiven:
		'Uw apparaat heeft weinig geheugen of rekenkracht. Daarom ziet u de eenvoudige versie. Daarin werkt alles. Onder aan elke pagina kunt u de gewone versie kiezen.',
	codeTooLate: 'De code kwam te laat. Log opnieuw in.',
	sessionProlonged: 'U blijft ingelogd tot {{time}} uur.',
	linkUsed: 'Deze link is al gebruikt. Vraag een nieuwe link aan.',
	linkAgain: 'De vraag bij uw link is verlopen. Open de link opnieuw.',
	linkRefused:
		'U kunt met deze link niet inloggen. Misschien is de link verlopen of niet compleet. Vraag een nieuwe link aan.',
	otherResetLink:
		'U opende daarna een andere link voor een nieuw wachtwoord. Er is niets veranderd. Open de link in uw e-mail opnieuw.',
	forgotWhileSignedIn:
		'U bent al ingelogd. Wilt u een nieuw wachtwoord kiezen? Log dan uit en vraag een link aan.',
	dossierWhileSignedIn:
		'U opende het formulier voor een nieuw dossier, maar u bent ingelogd als {{name}}. Is het voor een ander? Log dan uit en open het formulier opnieuw.',
	resetWhileSignedIn:
		'U opende een link voor een nieuw wachtwoord, maar u bent al ingelogd. Wilt u een nieuw wachtwoord kiezen? Log dan uit en open de link opnieuw.',
	checkUnread:
		'Wij konden niet lezen of de hypotheekcheck van uw link voor u is. Dat ligt aan ons. Open de link over een paar minuten opnieuw.',
	checkWhileSignedIn:
		'U opende een link naar een hypotheekcheck, maar u bent ingelogd als {{name}}. Is de check voor een ander? Log dan uit en open de link opnieuw.',
	targetRefused: 'De pagina die u wilde openen, is niet van dit account of bestaat niet meer.',
	fileWaits: 'Hier is het bestand dat u wilde openen.',
	toFile: 'Open het bestand',
	linkOfOther:
		'U opende een link van een ander account. Log uit en open de link opnieuw om daarmee verder te gaan.',
	passwordPerhapsSaved:
		'Misschien is uw nieuwe wachtwoord opgeslagen. Probeer in te loggen met het nieuwe wachtwoord. Lukt dat niet? Open dan de link in uw e-mail opnieuw.',
	resetLost: 'Er is niets veranderd. Open de link in uw e-mail opnieuw om een nieuw wachtwoord te kiezen.',
	formTooOld: 'Het formulier was te oud. Probeer het nog een keer.',
	formWaits: 'Een formulier van u is nog niet verstuurd. Wat u invulde, staat klaar.',
	formsWait: 'Deze formulieren van u zijn nog niet verstuurd. Wat u invulde, staat klaar.',
	toForm: 'Ga naar het formulier',
	toFormOf: 'Ga naar formulier {{number}}',
	toStep: 'Ga naar stap {{number}}',
	formKept: 'Uw antwoorden staan er nog. Controleer ze en verstuur ze nog een keer.',
}
