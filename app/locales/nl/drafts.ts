export const drafts = {
	step: 'Stap {{step}} van {{steps}}',
	keptOn: 'Bewaard op {{when}}',
	goOn: 'Ga verder',
	discard: 'Verwijder',
	question: 'Wilt u alles wissen wat u invulde bij {{title}}?',
	lost: 'Wat u invulde, is daarna weg. Het actiepunt zelf blijft staan.',
	confirm: 'Ja, wis alles',
	keep: 'Nee, ga verder met invullen',
	replace: {
		heading: 'Hier is al iets ingevuld',
		text: 'Iemand die zelf inlogde, vulde hier al iets in. Wat u bewaart, komt daarvoor in de plaats. Er is nog niets bewaard. Vink aan dat dit mag en druk nog een keer op de knop.',
		confirm: 'Bewaar deze antwoorden in plaats van wat er stond',
	},
	writers: {
		link: 'Dit is ingevuld via een link.',
		own: 'Dit is ingevuld door iemand die zelf inlogde.',
	},
	check: 'Kijk het na voordat u het verstuurt.',
	discarded: 'Wij hebben gewist wat u invulde bij {{title}}.',
}
