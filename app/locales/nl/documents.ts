export const documents = {
	title: 'Documenten',
	columns: { name: 'Document', for: 'Voor', date: 'Datum', status: 'Status', action: 'Wat u kunt doen' },
	download: 'Download',
	open: 'Bekijk',
	downloadAll: 'Download alles (zip)',
	downloadNamed: 'Download: {{label}}',
	newTab: '(opent in een nieuw tabblad)',
	none: 'Er zijn nog geen documenten.',
	fileMeta: '{{type}}, {{size}}',
	unavailable: 'Dit document is er niet in het Nederlands.',
}
