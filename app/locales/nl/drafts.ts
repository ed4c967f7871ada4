export const drafts = {
	step: 'Stap {{step}} van {{steps}}',
	keptOn: 'Bewaard op {{when}}',
	goOn: 'Ga verder',
	discard: 'Verwijder',
	question: 'Wilt u alles wissen wat u invulde bij {{title}}?',
	lost: 'Wat u invulde, is daarna weg. Het actiepunt zelf blijft staan.',
	confirm: 'Ja, wis alles',
	keep: 'Nee, ga verder met invullen',
	discarded: 'Wij hebben gewist wat u invulde bij {{title}}.',
}
