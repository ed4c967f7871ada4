import type { fgvs as dutch } from '#app/locales/nl/fgvs'

export const fgvs: typeof dutch = {
	none: 'You have no tax-neutral continuation through us.',
	purpose: 'This way an old policy or savings account continues, and you pay no tax now.',
	unnamed: 'FGV',
	type: 'Type',
	insurer: 'Insurer',
}
