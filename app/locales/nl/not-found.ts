export const notFound = {
	title: 'Deze pagina is er niet',
	text: 'De pagina bestaat niet of is verplaatst.',
	otherAccount: {
		text: 'U bent ingelogd als {{name}}. Misschien hoort de link bij een ander account.',
		logout: 'Log uit en open de link opnieuw',
	},
	toDashboard: 'Naar het overzicht',
	toLogin: 'Naar inloggen',
}
