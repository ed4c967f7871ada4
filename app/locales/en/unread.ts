import type { unread as dutch } from '#app/locales/nl/unread'

export const unread: typeof dutch = {
	value: 'We could not read this. Please call us.',
	title: 'We could not read this',
	list: 'Not everything could be read. Is something missing? Please call us.',
	date: 'Date unknown',
	dateFollows: 'Date follows',
	undated: 'Without a date',
	place: 'Place unknown',
	kind: 'Kind',
	time: 'Time unknown',
	end: 'End time unknown',
	period: '{{amount}}, period unknown',
	amount: 'Amount unknown',
	status: 'Status unknown',
	task: 'We could not read whether this is finished. Please call us.',
	cell: 'Unknown',
	category: 'Kind unknown',
	action: 'We could not read all of this point. Please call us.',
	archive: 'Download what is listed here (zip)',
	page: 'Page {{page}}',
}
