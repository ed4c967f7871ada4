export const timeline = {
	title: 'Tijdlijn',
	purpose:
		'Wij maken dit overzicht zelf uit de datums van actiepunten, afspraken en facturen. Er kan iets ontbreken.',
	ahead: 'Wat nog komt',
	link: 'Bekijk de tijdlijn',
	none: 'Er staat nog niets op uw tijdlijn.',
	kinds: { asked: 'Gevraagd', done: 'Klaar', planned: 'Geplande afspraak', met: 'Afspraak' },
	action: 'Actiepunt',
	appointment: 'Afspraak',
	invoice: 'Factuur',
	numbered: 'Factuur {{number}}',
	missing: {
		actions: 'De actiepunten staan er nu niet bij. Wij kunnen ze niet ophalen.',
		appointments: 'De afspraken staan er nu niet bij. Wij kunnen ze niet ophalen.',
		invoices: 'De facturen staan er nu niet bij. Wij kunnen ze niet ophalen.',
	},
}
