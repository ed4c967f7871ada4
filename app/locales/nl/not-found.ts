export const notFound = {
	title: 'Deze pagina is er niet',
	text: 'De pagina bestaat niet of is verplaatst.',
	toDashboard: 'Naar het overzicht',
	toLogin: 'Naar inloggen',
}
