import type { fgvs as dutch } from '#app/locales/nl/fgvs'

export const fgvs: typeof dutch = {
	none: 'You have no tax-neutral continuation through us.',
	purpose: 'An old policy or savings account goes on this way without any tax to pay now.',
	unnamed: 'FGV',
	type: 'Type',
	insurer: 'Insurer',
}
