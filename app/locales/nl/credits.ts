export const credits = {
	none: 'Er loopt geen lening via ons.',
	purpose: 'Dit zijn de leningen die via ons lopen.',
	amount: 'Bedrag',
	company: 'Maatschappij',
	goal: 'Bestedingsdoel',
	start: 'Ingangsdatum',
	repayment: 'Aflossing',
	percentage: 'Aflossing per maand',
}
