export const credits = {
	none: 'Er loopt geen lening via ons.',
	amount: 'Bedrag',
	company: 'Maatschappij',
	goal: 'Bestedingsdoel',
	start: 'Ingangsdatum',
	repayment: 'Aflossing',
	percentage: 'Aflossing per maand',
}
