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
		/** `off` is the simple version; `on` is the normal one on a weak device; undefined: no choice. */
		scripts: z.enum(['off', 'on']).optional().catch(undefined),
		/** Relative to the firm's text size. */
		size: z.enum(['large', 'larger']).optional().catch(undefined),
		contrast: z.literal('more').optional().catch(undefined),
		/** `long` is 30 seconds, `stay` until closed. */
		notices: z.enum(['long', 'stay']).optional().catch(undefined),
		/** Notice for the next page of a visitor without a session. */
		notice: noticeSchema.optional().catch(undefined),
	})
	.catch({})

/** Choices that outlive the session. They are not personal, so they have a cookie of their own. */
export type Preferences = z.infer<typeof storedSchema>

export const preferencesLife = 365 * 24 * 3600_000
const cookie = createHostCookie('preferences', preferencesLife / 1000)

/** Invalid values count as no choice. */
export async function readPreferences(header: string | null, secure: boolean): Promise<Preferences> {
	return storedSchema.parse((await cookie.read(header, secure)) ?? {})
}

/** Synchronous, for the static error pages. */
export function readLanguage(header: string | undefined): Language | undefined {
	const value =
		findCookie(header ?? '', '__Host-preferences') ?? findCookie(header ?? '', 'preferences') ?? ''
	const [, language] = /"language":"(\w+)"/.exec(Buffer.from(value, 'base64').toString()) ?? []
	return languages.find((one) => one === language)
}

/** `line` is the Set-Cookie value; the cookie lasts a year. */
export function createPreferenceWriter(preferences: Preferences, secure: boolean) {
	let changed: Preferences | undefined
	return {
		prefer: (changes: Partial<Preferences>) => {
			changed = { ...preferences, ...changed, ...changes }
		},
		lines: async () => (changed ? [await cookie.createLine(changed, secure)] : []),
	}
}
