export const login = {
	title: 'Inloggen',
	purpose: 'Hier regelt u uw zaken met ons en ziet u hoe ver wij zijn.',
	username: 'E-mailadres of gebruikersnaam',
	password: 'Wachtwoord',
	showPassword: 'Toon wachtwoord',
	hidePassword: 'Verberg wachtwoord',
	submit: 'Inloggen',
	forgotPassword: 'Wachtwoord vergeten?',
	location: 'Vestiging: {{location}}',
	changeLocation: 'Kies een andere vestiging',
	maintenanceNotice: 'Bericht over onderhoud',
	usernameRequired: 'Vul uw e-mailadres of gebruikersnaam in',
	passwordRequired: 'Vul uw wachtwoord in',
	twoFactorLater:
		'Uw account vraagt bij het inloggen om een extra code. Dat kan op deze site nog niet. Bel of mail ons, dan helpen wij u.',
	otherConsumer: {
		title: 'Inloggen als iemand anders?',
		text: 'U bent nu ingelogd met een ander account. Wilt u dat account sluiten en met de link verdergaan?',
		continue: 'Ja, ga verder met de link',
		stay: 'Nee, blijf ingelogd',
	},
}
