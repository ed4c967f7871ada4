import { createList } from '#app/lib/read-list'
import { tmpdir } from 'node:os'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ApiClient } from '#app/api/client.server'
import { ApiUnreachable } from '#app/api/errors'

vi.stubEnv('NODE_ENV', 'test')
vi.stubEnv('DATA_DIR', tmpdir())
vi.stubEnv('LOG_LEVEL', 'silent')
beforeEach(() => void vi.resetModules())

/** Visitors of one portal, whose API counts calls by branch. */
async function openPortal(listed: string[], hostBranches = '') {
	vi.stubEnv('HOST_BRANCHES', hostBranches)
	const { resolveFirm } = await import('./resolve-firm.server')
	const api = { calls: [] as (string | undefined)[], listed, isDown: false }
	const tries: string[] = []
	const answer = async (branch: string | undefined, path: string) => {
		api.calls.push(branch)
		if (api.isDown) throw new ApiUnreachable({ cause: 'down' })
		const domains = path === '/api/licenses' ? api.listed : []
		return createList(domains.map((domain) => ({ name: domain, domain })))
	}
	const clientFor = (branch: string | undefined) =>
		({
			list: (path: string) => answer(branch, path),
			find: async (path: string) => void (await answer(branch, path)),
		}) as unknown as ApiClient
	const mayTry = async (branch: string) => tries.push(branch) <= 3
	const visit = async (
		choices: { branch?: string; sessionBranch?: string; formBranch?: string } = {},
		address = '/',
	) => {
		const request = new Request(`http://portaal.nl${address}`)
		const firm = resolveFirm(request, choices, { clientFor, mayTry })
		return `${await firm.branchSource()} ${await firm.branch()} ${await firm.language()}`
	}
	return { api, tries, visit }
}

test('Invented branches in cookies and addresses cost no calls, and none by their name', async () => {
	const { api, visit, tries } = await openPortal(['noord', 'delta'])
	await visit()
	const before = api.calls.length
	for (let count = 0; count < 250; count += 1)
		expect(await visit({ branch: `verzonnen-${count}` }, `/?domain=ook-${count}`)).toBe('none undefined nl')
	expect([api.calls.length - before, tries]).toEqual([0, []])
	expect([...new Set(api.calls)]).toEqual([undefined])
})

test('The first visitor of a process cannot invent a branch either', async () => {
	const { api, visit, tries } = await openPortal(['noord', 'delta'])
	expect(await visit({ branch: 'verzonnen' })).toBe('none undefined nl')
	expect([[...new Set(api.calls)], tries]).toEqual([[undefined], []])
})

test('A branch of the list is asked for by name', async () => {
	const { api, visit } = await openPortal(['noord', 'delta'])
	expect(await visit({ branch: 'delta' })).toBe('cookie delta nl')
	expect([...new Set(api.calls)]).toEqual([undefined, 'delta'])
})

test('Who invents a branch gets that of the host, in its own name', async () => {
	const { api, visit } = await openPortal(['noord', 'delta'], 'portaal.nl=noord')
	expect(await visit({ branch: 'verzonnen' })).toBe('host noord nl')
	expect(await visit({ branch: 'delta' })).toBe('cookie delta nl')
	expect([...new Set(api.calls)]).toEqual(['noord', 'delta'])
})

test('A branch that the firm adds is known as soon as the list is', async () => {
	vi.useFakeTimers({ toFake: ['performance'] })
	const { api, visit } = await openPortal(['noord', 'delta'])
	await visit()
	api.listed = ['noord', 'delta', 'nieuw']
	expect(await visit({ branch: 'nieuw' })).toBe('none undefined nl')
	vi.advanceTimersByTime(60_000)
	expect(await visit({ branch: 'nieuw' })).toBe('cookie nieuw nl')
	vi.useRealTimers()
})

test('The last list holds however long the API fails', async () => {
	vi.useFakeTimers({ toFake: ['performance'] })
	const { api, visit, tries } = await openPortal(['noord', 'delta'])
	await visit({ branch: 'delta' })
	api.isDown = true
	vi.advanceTimersByTime(3_600_000)
	api.calls = []
	expect(await visit({ branch: 'verzonnen' })).toBe('none undefined nl')
	expect(await visit({ branch: 'delta' })).toBe('cookie delta nl')
	expect([[...new Set(api.calls)], tries]).toEqual([[undefined, 'delta'], []])
	vi.useRealTimers()
})

test('Without any list a name is tried: each once, until the address had its share', async () => {
	const { api, visit, tries } = await openPortal([])
	api.isDown = true
	const names = ['a', 'b', 'a', 'c', 'd', 'e', 'a']
	const all: string[] = []
	for (const branch of names) all.push(await visit({ branch }))
	expect(all.map((line) => line.split(' ')[1])).toEqual(['a', 'b', 'a', 'c', 'undefined', 'undefined', 'a'])
	expect(tries).toEqual(['a', 'b', 'c', 'd', 'e'])
	expect([...new Set(api.calls)]).toEqual([undefined, 'a', 'b', 'c'])
})

test('The branch of a session holds as long as the session, whatever the list says', async () => {
	const { visit, tries } = await openPortal(['noord'])
	for (const branch of ['oud', undefined])
		expect(await visit({ branch, sessionBranch: 'oud' })).toBe('cookie oud nl')
	expect(await visit({ branch: 'noord', sessionBranch: 'oud' })).toBe('cookie noord nl')
	expect(tries).toEqual([])
})
