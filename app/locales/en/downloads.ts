import type { downloads as dutch } from '#app/locales/nl/downloads'

export const downloads: typeof dutch = {
	inApp: 'Does a file not open? Then open this page in your own browser.',
	nothing: 'There are no documents to download in one go.',
	failures: {
		name: 'not included.txt',
		heading:
			'These documents are not in this zip file, or not in full. Download them one by one, or try again later.',
		missing: '- {{name}} is missing',
		incomplete: '- {{name}} is not complete',
	},
}
