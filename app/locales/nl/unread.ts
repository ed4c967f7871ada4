/** Said wherever something came from the API and could not be read; nothing else says it. */
export const unread = {
	value: 'Konden wij niet lezen. Bel ons gerust.',
	title: 'Dit konden wij niet lezen',
	list: 'Niet alles kon worden gelezen. Ontbreekt er iets? Bel ons gerust.',
	date: 'Datum onbekend',
	dateFollows: 'Datum volgt',
	undated: 'Zonder datum',
	time: 'Tijd onbekend',
	amount: 'Bedrag onbekend',
	status: 'Status onbekend',
	task: 'Wij konden niet lezen of dit al klaar is. Bel ons gerust.',
	cell: 'Onbekend',
	archive: 'Download wat hier staat (zip)',
	page: 'Bladzijde {{page}}',
}
