import type { lists as dutch } from '#app/locales/nl/lists'

export const lists: typeof dutch = {
	search: 'Search this list',
	submit: 'Search',
	clear: 'Show all',
	range: '{{from}} to {{to}} of {{count}}',
	found_one: '1 found',
	found_other: '{{count}} found',
	nothingFound: 'Nothing found',
	nothingFoundText: '“{{words}}” is not in this list. Try another word.',
	pages: 'Pages',
	page: 'Page {{page}} of {{pages}}',
	previous: 'Previous',
	next: 'Next',
}
