import { expect, test } from 'vitest'
import { z } from 'zod/v4'
import { createFeatureContext } from '../../tests/support/feature-context'
import { discardDraft, findDraft, listDrafts, removeDraft, saveDraft, updateDraft } from './draft.server'
import { getRecordOwner } from './record-owner.server'

const day = 24 * 3600_000
const text = z.string()

/** A client without drafts, and a clock that a test can move. */
async function open() {
	const clock = { now: Date.now() }
	const owner = { ...getRecordOwner(await createFeatureContext()), now: () => clock.now }
	return { owner, pass: (ms: number) => void (clock.now += ms) }
}

test('What is typed is kept, and again; each time is a version of its own', async () => {
	const { owner } = await open()
	expect(await findDraft(owner, 'a', text)).toBeUndefined()
	await saveDraft(owner, { subject: 'a' }, 'half')
	expect(await findDraft(owner, 'a', text)).toEqual({ value: 'half', version: 1 })
	await saveDraft(owner, { subject: 'a' }, 'whole')
	expect(await findDraft(owner, 'a', text)).toEqual({ value: 'whole', version: 2 })
	expect(await findDraft(owner, 'a', z.number())).toBeUndefined()
	expect(await findDraft(owner, 'b', text)).toBeUndefined()
})

test('A change is made on what is kept, or on where it begins', async () => {
	const { owner } = await open()
	const add = (word: string) =>
		updateDraft(owner, { subject: 'a' }, { shape: text, initial: '-' }, (typed) => typed + word)
	expect([await add('1'), await add('2')]).toEqual(['-1', '-12'])
	expect((await findDraft(owner, 'a', text))?.value).toBe('-12')
})

test('Drafts are listed once each, the latest first, with what they close, for thirty days', async () => {
	const { owner, pass } = await open()
	const start = owner.now()
	await saveDraft(owner, { subject: 'a', closes: '7' }, 'x')
	pass(day)
	await saveDraft(owner, { subject: 'b' }, 'x')
	pass(day)
	await saveDraft(owner, { subject: 'a', closes: '7' }, 'y')
	const list = await listDrafts(owner)
	expect(list.map(({ at, closes }) => [at - start, closes])).toEqual([
		[2 * day, '7'],
		[day, undefined],
	])
	expect(list.every(({ id }) => /^draft-[\w-]+$/.test(id))).toBe(true)
	pass(29 * day)
	expect(await listDrafts(owner)).toHaveLength(1)
	pass(day - 1)
	expect(await listDrafts(owner)).toHaveLength(1)
	pass(1)
	expect(await listDrafts(owner)).toEqual([])
})

test('What was sent, or is not wanted any more, is gone; what is no draft stays', async () => {
	const { owner } = await open()
	for (const subject of ['a', 'b', 'c']) await saveDraft(owner, { subject }, subject)
	await removeDraft(owner, 'a')
	expect([await findDraft(owner, 'a', text), (await listDrafts(owner)).length]).toEqual([undefined, 2])
	const [latest] = await listDrafts(owner)
	await discardDraft(owner, latest?.id ?? '')
	expect(await findDraft(owner, 'c', text)).toBeUndefined()
	await discardDraft(owner, 'drafts')
	expect(await listDrafts(owner)).toHaveLength(1)
	expect((await findDraft(owner, 'b', text))?.value).toBe('b')
})
