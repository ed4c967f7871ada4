export const products = {
	back: 'Terug naar {{list}}',
	numbered: '{{kind}} {{number}} van {{count}}',
	noActions: 'U hoeft hier nu niets te doen.',
	documents: 'Documenten',
	amountPer: '{{amount}} {{period}}',
	period: {
		month: 'per maand',
		quarter: 'per kwartaal',
		halfYear: 'per half jaar',
		year: 'per jaar',
		custom_one: 'per {{count}} maand',
		custom_other: 'per {{count}} maanden',
	},
	timeline: { done: 'Klaar', now: 'Nu bezig', later: 'Later' },
}
