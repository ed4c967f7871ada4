export const otds = {
	none: 'Er is nog geen opdracht aan ons.',
	purpose_one: 'Dit is de opdracht aan ons. Daarin staat wat wij doen en wat dat kost.',
	purpose_other: 'Dit zijn de {{count}} opdrachten aan ons. Daarin staat wat wij doen en wat dat kost.',
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
