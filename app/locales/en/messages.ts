import type { messages as dutch } from '#app/locales/nl/messages'

export const messages: typeof dutch = {
	cardif: { decline_premium: 'The premium has not been declined yet. Try again, or call or email us.' },
}
