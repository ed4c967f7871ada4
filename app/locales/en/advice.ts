import type { advice as dutch } from '#app/locales/nl/advice'

export const advice: typeof dutch = {
	submitSuccess: 'We have received your answers.',
}
