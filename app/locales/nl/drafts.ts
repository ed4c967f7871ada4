export const drafts = {
	step: 'Stap {{step}} van {{steps}}',
	keptOn: 'Bewaard op {{when}}',
	goOn: 'Ga verder',
	discard: 'Verwijder',
	question: 'Alles wissen wat is ingevuld bij {{title}}?',
	lost: 'Wat is ingevuld, is daarna weg. Het actiepunt zelf blijft staan.',
	confirm: 'Ja, wis alles',
	keep: 'Nee, ga verder met invullen',
	discarded: 'Wat was ingevuld bij {{title}}, is gewist.',
}
