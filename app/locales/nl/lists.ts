export const lists = {
	search: 'Zoek in deze lijst',
	submit: 'Zoek',
	clear: 'Toon alles',
	range: '{{from}} tot en met {{to}} van {{count}}',
	found_one: '1 gevonden',
	found_other: '{{count}} gevonden',
	nothingFound: 'Niets gevonden',
	nothingFoundText: 'In deze lijst komt “{{words}}” niet voor. Probeer een ander woord.',
	pages: 'Bladzijden',
	page: 'Bladzijde {{page}} van {{pages}}',
	previous: 'Vorige',
	next: 'Volgende',
}
