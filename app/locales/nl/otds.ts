export const otds = {
	none: 'U heeft ons nog geen opdracht gegeven.',
	purpose_one: 'Dit is uw opdracht aan ons. Daarin staat wat wij doen en wat dat kost.',
	purpose_other: 'Dit zijn uw {{count}} opdrachten aan ons. Daarin staat wat wij doen en wat dat kost.',
	columns: { title: 'Opdracht', date: 'Aangeboden op', status: 'Status' },
	states: { cancelled: 'Geannuleerd', signed: 'Ondertekend', open: 'Open' },
	detailStates: { cancelled: 'Geannuleerd', signed: 'Ondertekend', open: 'Nog niet ondertekend' },
	service: 'Dienst',
	subservice: 'Onderdeel',
	monthly: 'Kosten per maand',
	atOnce: 'Kosten in een keer',
	date: 'Aangeboden op',
	state: 'Status',
}
