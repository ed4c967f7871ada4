import { z } from 'zod/v4'
import { languages, type Language } from '#app/locales/languages'
import { guestNotices, type GuestNotice } from './guest-notices'
import { createHostCookie, findCookie } from './host-cookie.server'

const noticeSchema = z.custom<GuestNotice>(
	(name) => typeof name === 'string' && Object.hasOwn(guestNotices, name),
)

const storedSchema = z
	.object({
		language: z.enum(languages).optional().catch(undefined),
		branch: z.string().max(128).optional().catch(undefined),
		/** The simple version, or the normal one although the device is weak; undefined: nobody chose. */
		scripts: z.enum(['off', 'on']).optional().catch(undefined),
		/** How much larger the text is than the firm has it. */
		size: z.enum(['large', 'larger']).optional().catch(undefined),
		contrast: z.literal('more').optional().catch(undefined),
		/** How long notices stay: 30 seconds, or until they are closed. */
		notices: z.enum(['long', 'stay']).optional().catch(undefined),
		/** For the next page, when there is no session to hold a notice. */
		notice: noticeSchema.optional().catch(undefined),
	})
	.catch({})

/** What a visitor chose and keeps after signing out; nothing personal, so it lives in a cookie of its own. */
export type Preferences = z.infer<typeof storedSchema>

/** Milliseconds. */
export const preferencesLife = 365 * 24 * 3600_000
const cookie = createHostCookie('preferences', preferencesLife / 1000)

/** The visitor's choices; whatever is not understood counts as not chosen. */
export async function readPreferences(header: string | null, secure: boolean): Promise<Preferences> {
	return storedSchema.parse((await cookie.read(header, secure)) ?? {})
}

/** The chosen language alone, at once: for an answer that can't wait. */
export function readLanguage(header: string | undefined): Language | undefined {
	const value =
		findCookie(header ?? '', '__Host-preferences') ?? findCookie(header ?? '', 'preferences') ?? ''
	const [, language] = /"language":"(\w+)"/.exec(Buffer.from(value, 'base64').toString()) ?? []
	return languages.find((one) => one === language)
}

/** The choices of one request's visitor: `prefer` changes them, `line` is the Set-Cookie line that keeps them for a year. */
export function createPreferenceWriter(preferences: Preferences, secure: boolean) {
	let changed: Preferences | undefined
	return {
		prefer: (changes: Partial<Preferences>) => {
			changed = { ...preferences, ...changed, ...changes }
		},
		lines: async () => (changed ? [await cookie.createLine(changed, secure)] : []),
	}
}
