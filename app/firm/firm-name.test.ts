import { expect, test } from 'vitest'
import type { ApiClient } from '#app/api/client.server'
import { createSay } from '#app/i18n/say.server'
import { createList } from '#app/lib/read-list'
import { getFirmName } from './firm-phone.server'
import { listBranches } from './firm.server'

const say = createSay('nl', 'formal')
let calls = 0

/** The list of a firm, read anew. */
async function readBranches(...items: { name?: string; domain: string }[]) {
	calls += 1
	const api = { list: () => Promise.resolve(createList(items)) } as unknown as ApiClient
	const read = await listBranches(api, `call ${calls}`, '')
	return 'value' in read ? read.value : []
}
const noord = { name: 'Noorderlicht', domain: 'noord' }
const zuid = { name: 'Zuiderlicht', domain: 'zuid' }

test('A branch keeps its name when it leaves the list', async () => {
	const before = await readBranches(noord, zuid)
	expect(getFirmName({ branches: before, branch: 'zuid' }, say)).toBe('Zuiderlicht')
	for (const branches of [await readBranches(noord), await readBranches(), []])
		expect(getFirmName({ branches, branch: 'zuid' }, say)).toBe('Zuiderlicht')
})

test('Its last name counts, and a name of the list goes before it', async () => {
	await readBranches({ ...zuid, name: 'Zuid & Zo' })
	expect(getFirmName({ branches: await readBranches(noord), branch: 'zuid' }, say)).toBe('Zuid & Zo')
	const renamed = await readBranches({ ...noord, name: 'Nieuw Noord' })
	expect(getFirmName({ branches: renamed, branch: 'noord' }, say)).toBe('Nieuw Noord')
})

test('A branch that was never listed, and none, are the portal', () => {
	for (const branch of ['oost', '', undefined, 'constructor'])
		expect(getFirmName({ branches: [], branch }, say)).toBe(say('shell.portal'))
})
