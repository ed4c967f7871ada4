export const payments = {
	purpose: 'U kunt deze factuur online betalen, via uw eigen bank.',
	status: {
		CREATED: 'Nog niet betaald',
		EXPIRED: 'Nog niet betaald: de tijd om te betalen was om',
		CANCELLED: 'Nog niet betaald: de betaling is afgebroken',
		FAILED: 'Nog niet betaald: de betaling is mislukt',
		PENDING: 'Wij wachten op bericht van uw bank',
		PAID: 'Betaald',
	},
	sends: 'Deze knop opent de betaalpagina van uw bank. Daarna komt u terug op deze site.',
	pay: 'Betaal de factuur',
	check: 'Controleer de betaling',
	bank: {
		title: 'Naar de betaalpagina',
		purpose: 'De betaalpagina opent vanzelf. Gebeurt er niets? Gebruik dan de knop.',
		open: 'Open de betaalpagina',
		back: 'Terug naar de factuur',
	},
	unavailable: {
		title: 'Online betalen kan niet',
		text: 'U kunt deze factuur niet online betalen. {{firm}} vertelt u graag hoe het wel kan.',
		contact: 'Hulp bij het betalen',
		note: 'Online betalen kan niet. Wij vertellen u graag hoe het wel kan.',
		button: 'Bekijk wat wel kan',
	},
	credit: {
		title: 'U hoeft niets te betalen',
		note: 'Dit is een creditnota: u krijgt dit bedrag van ons.',
		zero: 'Het bedrag is € 0,00. Er is niets te betalen.',
	},
	amountless: {
		title: 'Het bedrag is hier niet bekend',
		text: 'Uw bank toont het bedrag voordat u betaalt. Klopt het niet of twijfelt u? Bel ons eerst.',
	},
	thanks: 'Bedankt. Wij hebben uw betaling ontvangen.',
	paidBefore: 'Factuur {{number}} van {{amount}} is betaald. Wij ontvingen uw betaling op {{when}}.',
	paidDenied:
		'Wij ontvingen uw betaling op {{when}}. Nu staat er iets anders in onze gegevens. Betaal niet nog een keer. Bel uw adviseur.',
	named: {
		cancelled:
			'U heeft de betaling afgebroken. De factuur is nog niet betaald. Het gaat om factuur {{number}} van {{amount}}.',
		pending:
			'Uw bank heeft de betaling nog niet verwerkt. Kijk later nog een keer. Het gaat om factuur {{number}} van {{amount}}.',
		failed:
			'Wij hebben uw betaling nog niet ontvangen. Probeer het nog een keer. Het gaat om factuur {{number}} van {{amount}}.',
	},
	cancelled: 'U heeft de betaling afgebroken. De factuur is nog niet betaald.',
	pending: 'Uw bank heeft de betaling nog niet verwerkt. Kijk later nog een keer.',
	failed: 'Wij hebben uw betaling nog niet ontvangen. Probeer het nog een keer.',
	unknown: 'Wij weten niet hoe het met deze betaling staat. Bel of mail ons als dat zo blijft.',
	notRetrieved: 'Wij konden de gegevens van de betaling niet ophalen. Probeer het nog een keer.',
	receipt: 'Betaling van factuur {{number}}',
	unnamedReceipt: 'Betaling van een factuur',
	received: 'Ontvangen op',
	next: 'De factuur is betaald. U hoeft niets meer te doen.',
}
