export const received = {
	pageTitle: 'Ontvangen: {{page}}',
	title: 'Net verstuurd',
	heading: 'Ontvangen:',
	next: 'Wat er nu gebeurt:',
	print: 'Print',
	kept_one: 'Bewaar of print dit bewijs: wij bewaren het {{count}} dag.',
	kept_other: 'Bewaar of print dit bewijs: wij bewaren het {{count}} dagen.',
	wrong: 'Klopt er iets niet? Bel of mail ons.',
	call: 'Bel {{phone}}',
	contact: 'Zo bereikt u ons',
	noLogin: 'U hoeft niet in te loggen.',
}
