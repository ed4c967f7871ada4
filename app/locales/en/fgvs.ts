import type { fgvs as dutch } from '#app/locales/nl/fgvs'

export const fgvs: typeof dutch = {
	none: 'You have no tax-neutral continuation through us.',
	purpose: 'This lets an old policy or savings account continue without paying tax now.',
	unnamed: 'FGV',
	type: 'Type',
	insurer: 'Insurer',
}
