import type { fgvs as dutch } from '#app/locales/nl/fgvs'

export const fgvs: typeof dutch = {
	none: 'You have no tax-neutral continuation through us.',
	unnamed: 'FGV',
	type: 'Type',
	insurer: 'Insurer',
}
