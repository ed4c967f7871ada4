export const credits = {
	none: 'U heeft geen lening via ons.',
	purpose: 'Dit zijn de leningen die u via ons heeft.',
	amount: 'Bedrag',
	company: 'Maatschappij',
	goal: 'Bestedingsdoel',
	start: 'Ingangsdatum',
	repayment: 'Aflossing',
	percentage: 'Aflossing in procenten',
}
