export const feedback = {
	waiting: { title: 'Feedback verwerken...', link: 'Kijk of de feedback is verwerkt' },
	ask: {
		title: 'Deze beoordeling doorgeven?',
		text: 'De gekozen beoordeling is {{score}}. Die is nog niet doorgegeven.',
		submit: 'Geef de beoordeling door',
	},
	followUp: { title: 'Vraag bij de beoordeling' },
	freeAnswer: {
		title: 'Uitleg bij de beoordeling',
		label: 'Geef hier uw feedback',
		submit: 'Verzenden',
		required: 'vul alle velden in',
	},
	thanks: {
		title: 'Bedankt voor het geven van feedback!',
		text: 'Dit was alles. Deze pagina kan nu dicht.',
	},
}
