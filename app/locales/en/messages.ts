import type { messages as dutch } from '#app/locales/nl/messages'

export const messages: typeof dutch = {
	cardif: { decline_premium: 'You declined the premium. Your advisor knows.' },
}
