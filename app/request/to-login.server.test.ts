import { describe, expect, test } from 'vitest'
import { createSay } from '#app/i18n/say.server'
import type { EndCause } from '#app/session/ended-session.server'
import { guestNotices, type GuestNotice } from '#app/session/guest-notices'
import type { BaseContext } from './context.server'
import { toLogin, toLoginAtEnd } from './to-login.server'

/** Notice for each end of a session: formal, informal, English. */
const sentences: Record<EndCause | 'unknown', readonly [formal: string, informal: string, english: string]> =
	{
		idle: [
			'U bent uitgelogd omdat u lang niet bezig was.',
			'Je bent uitgelogd omdat je lang niet bezig was.',
			'You are signed out because you were inactive for a long time.',
		],
		unknown: ['U bent uitgelogd.', 'Je bent uitgelogd.', 'You are signed out.'],
		elsewhere: [
			'U bent uitgelogd in een ander venster of op een ander apparaat.',
			'Je bent uitgelogd in een ander venster of op een ander apparaat.',
			'You are signed out in another window or on another device.',
		],
		longest: [
			'U bent uitgelogd omdat u 8 uur ingelogd was. Dat doen wij voor uw veiligheid.',
			'Je bent uitgelogd omdat je 8 uur ingelogd was. Dat doen wij voor je veiligheid.',
			'You are signed out because you were signed in for 8 hours. We do that to keep you safe.',
		],
		expired: [
			'U bent uitgelogd omdat uw toegang is verlopen.',
			'Je bent uitgelogd omdat je toegang is verlopen.',
			'You are signed out because your access has expired.',
		],
		refused: [
			'U bent uitgelogd omdat uw toegang is verlopen of ingetrokken, bijvoorbeeld door een nieuw wachtwoord.',
			'Je bent uitgelogd omdat je toegang is verlopen of ingetrokken, bijvoorbeeld door een nieuw wachtwoord.',
			'You are signed out because your access has expired or was withdrawn, for example by a new password.',
		],
		unreachable: [
			'U bent uitgelogd omdat ons systeem even geen antwoord gaf. Dat ligt aan ons.',
			'Je bent uitgelogd omdat ons systeem even geen antwoord gaf. Dat ligt aan ons.',
			'You are signed out because our system did not respond for a moment. That is our fault.',
		],
	}
const page = new Request('https://portaal.voorbeeld.nl/mortgages')

/** Notice on the login page after this end. */
async function readEndNotice(cause: EndCause | undefined, lead: typeof toLogin) {
	const notices: GuestNotice[] = []
	const session = {
		isLost: true,
		data: {},
		findSentFormOwner: () => Promise.resolve(undefined),
		has: () => false,
		findEndCause: () => Promise.resolve(cause),
		end: () => Promise.resolve(),
	}
	const ctx = {
		session,
		visitor: {},
		cookies: { loginTarget: { keep: () => {} }, addNotice: (name: GuestNotice) => notices.push(name) },
	}
	await lead(ctx as unknown as BaseContext, page)
	return notices
}

describe.each(['unknown', 'idle', 'elsewhere', 'longest', 'expired', 'refused', 'unreachable'] as const)(
	'A session that ended so: %s',
	(name) => {
		const cause = name === 'unknown' ? undefined : name

		test('is told in a sentence of its own, in each language and form of address', async () => {
			const [notice, ...others] = await readEndNotice(cause, toLogin)
			expect([notice !== undefined, others]).toEqual([true, []])
			const { key } = guestNotices[notice ?? 'loggedOut']
			const [formal, informal, english] = sentences[name]
			expect(createSay('nl', 'formal')(key)).toBe(`${formal} Log opnieuw in.`)
			expect(createSay('nl', 'informal')(key)).toBe(`${informal} Log opnieuw in.`)
			for (const register of ['formal', 'informal'] as const)
				expect(createSay('en', register)(key)).toBe(`${english} Sign in again.`)
		})

		test('is told the same while its request was under way', async () => {
			expect(await readEndNotice(cause, toLoginAtEnd)).toEqual(await readEndNotice(cause, toLogin))
		})
	},
)
