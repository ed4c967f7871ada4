export const wills = {
	none: 'U heeft geen advies over een testament via ons.',
	purpose: 'Hier staat ons advies over testamenten, en hoe ver het is.',
	notary: 'Notaris',
	woz: 'WOZ-waarde',
	status: 'Status',
	list: {
		title: 'Testamenten',
		none: 'Er staat nog geen testament in dit advies.',
		name: 'Testament',
		owner: 'Van',
		start: 'Ingangsdatum',
	},
}
