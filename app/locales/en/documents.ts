import type { documents as dutch } from '#app/locales/nl/documents'

export const documents: typeof dutch = {
	title: 'Documents',
	columns: { name: 'Document', for: 'For', date: 'Date', status: 'Status', action: 'What you can do' },
	download: 'Download',
	open: 'View',
	downloadAll: 'Download all (zip)',
	downloadNamed: 'Download: {{label}}',
	newTab: '(opens in a new tab)',
	none: 'There are no documents yet.',
	fileMeta: '{{type}}, {{size}}',
	unavailable: 'This document is not available in English.',
}
