export const feedback = {
	waiting: { title: 'Feedback verwerken...', link: 'Kijk of uw feedback is verwerkt' },
	ask: {
		title: 'Wilt u deze beoordeling doorgeven?',
		text: 'U koos een {{score}}. Wij hebben die beoordeling nog niet.',
		unknown: 'U koos een {{score}}. Wij kunnen nu niet zien of wij die beoordeling al hebben.',
		submit: 'Geef uw beoordeling door',
	},
	about: 'Met uw antwoord zien wij wat wij beter kunnen doen.',
	contact: { text: 'Heeft u een vraag?', link: 'Zo bereikt u ons' },
	given: 'U gaf ons een {{score}}.',
	change: {
		link: 'Kies een andere score',
		title: 'Welke score geeft u ons?',
		keep: 'Terug, zonder de score te wijzigen',
	},
	followUp: { title: 'Vraag bij uw beoordeling' },
	freeAnswer: {
		title: 'Uitleg bij uw beoordeling',
		label: 'Geef hier uw feedback',
		submit: 'Verzenden',
		required: 'vul alle velden in',
	},
	unsent: {
		title: 'Uw beoordeling is niet verstuurd',
		text: 'Wij kunnen deze link niet lezen. Klik in de mail nog een keer op uw score, of laat ons weten wat u vindt.',
	},
	late: 'Dit antwoord is niet verstuurd. De vraag is al beantwoord, misschien in een ander venster. Het eerdere antwoord telt.',
	changed:
		'Dit antwoord is niet verstuurd. U gaf ons intussen een andere score. Hieronder staat de vraag die daarbij hoort.',
	thanks: {
		title: 'Bedankt voor het geven van feedback!',
		text: 'Dit was alles. U kunt deze pagina nu sluiten.',
	},
}
