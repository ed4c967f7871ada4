export const notices = {
	loggedIn: 'U bent ingelogd.',
	loggedOut: 'U bent uitgelogd.',
	sessionExpired: 'U bent uitgelogd omdat u lang niet bezig was. Log opnieuw in.',
	languageChanged: 'De taal is nu Nederlands.',
	branchChanged: 'U koos {{name}}.',
	twoFactorSetupRequired: 'Stel eerst extra beveiliging in. Daarna kunt u verder.',
	downloadFailed: 'Het downloaden is niet gelukt. Probeer het nog een keer.',
	simpleVersionOn: 'U ziet nu de eenvoudige versie.',
	simpleVersionOff: 'U ziet nu de gewone versie.',
	formKept: 'Uw antwoorden staan er nog. Controleer ze en verstuur ze nog een keer.',
}
