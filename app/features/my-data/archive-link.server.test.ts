import { expect, test, vi } from 'vitest'
import { createSessionData } from '#app/session/session-data'
import type { Uses } from '#app/request/context.server'
import { linkArchive, mustSeePage } from './archive-link.server'

vi.stubEnv('NODE_ENV', 'test')
vi.stubEnv('SESSION_SECRET', 's'.repeat(32))

function visit(owner: string, openedByLink: boolean, queryTokens?: { accessToken: string }) {
	const session = { owner, data: { ...createSessionData(0), openedByLink } }
	return { session, queryTokens } as unknown as Uses<'queryTokens' | 'session'>
}
const at = (path: string) => new Request(`https://portaal.nl${path}`)
const plain = at('/settings/my-data/all.zip')

test('A session that a link opened downloads by the button of the page alone', () => {
	const byLink = visit('a', true)
	expect(mustSeePage(byLink, plain)).toBe(true)
	expect(mustSeePage(byLink, at('/settings/my-data/all.zip?page=x'))).toBe(true)
	expect(mustSeePage(byLink, at(linkArchive(visit('b', true))))).toBe(true)
	expect(mustSeePage(byLink, at(linkArchive(byLink)))).toBe(false)
})

test('Whoever signed in by a password may keep the address of the download', () => {
	expect(mustSeePage(visit('a', false), plain)).toBe(false)
})

test('An access token in the address downloads nothing, whoever is signed in', () => {
	const bearer = visit('a', false, { accessToken: 'x' })
	expect(mustSeePage(bearer, at(linkArchive(bearer)))).toBe(true)
})
