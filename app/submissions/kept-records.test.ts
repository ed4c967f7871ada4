import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod/v4'
import { recordSeen } from '#app/request/last-visit.server'
import { createSay } from '#app/i18n/say.server'
import { openFileStore } from '#app/session/file-store.server'
import { findDraft, listDrafts, saveDraft } from './draft.server'
import { findAnswers, saveAnswers } from './earlier-answers.server'
import { claimFormId, findFormId } from './form-ids.server'
import { countKeptRecords, forgetKeptRecords, readKeptReceipts, readKeptRecords } from './kept-records.server'
import { createReceipt, listReceipts } from './receipts.server'
import type { RecordOwner } from './record-owner.server'

const say = createSay('nl', 'formal')

let folder: string
let store: ReturnType<typeof openFileStore>
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'portal-kept-'))
	store = openFileStore(folder)
})
afterEach(() => {
	store.close()
	rmSync(folder, { recursive: true, force: true })
})

const ownerOf = (id: string): RecordOwner => ({ store, consumer: { id, branch: 'noord' } })

async function fill(owner: RecordOwner) {
	await saveDraft(owner, { subject: 'action 1', closes: '1' }, { naam: 'Anna' })
	await createReceipt(owner, { title: 'Loonstrook', sent: [], next: 'Wij kijken ernaar' }, say)
	await saveAnswers(owner, 'mortgage check 7', { step: 'Nee' })
	await recordSeen(store, owner.consumer, { owner: 'session' }, Date.now())
	await recordSeen(store, owner.consumer, { owner: 'helper', byLink: true }, Date.now())
}

test('All that was typed and sent is found, without a list of its own', async () => {
	const anna = ownerOf('1')
	await fill(anna)
	expect(await readKeptRecords(anna)).toMatchObject({
		drafts: [{ closes: '1', typed: { naam: 'Anna' } }],
		earlier: [{ typed: { step: 'Nee' } }],
		lastSeen: expect.any(Number) as number,
	})
	const sent = (await listReceipts(anna)).map(({ id }) => ({ owner: anna, id }))
	expect(await readKeptReceipts(sent)).toMatchObject({
		receipts: [{ title: 'Loonstrook' }],
		unknownReceipts: 0,
	})
})

test('It is counted by name: of hundreds of receipts none is opened', async () => {
	const anna = ownerOf('1')
	await fill(anna)
	await createReceipt(anna, { title: 'Paspoort', sent: [], next: 'Wij kijken ernaar' }, say)
	const opened: string[] = []
	const watched = {
		...store,
		read: (...given: Parameters<typeof store.read>) => (opened.push(given[1]), store.read(...given)),
	}
	const counts = await countKeptRecords({ ...anna, store: watched })
	const { drafts, earlier, lastSeen } = await readKeptRecords(anna)
	expect(counts).toEqual({ drafts: 1, receipts: 2, unknownReceipts: 0, earlier: 1, lastSeen })
	expect([drafts.length, earlier.length]).toEqual([1, 1])
	expect(new Set(opened)).toEqual(new Set(['receipts', 'last-seen']))
})

test('It is forgotten for its owner alone', async () => {
	const [anna, bram] = [ownerOf('1'), ownerOf('2')]
	await fill(anna)
	await fill(bram)
	const ofBram = await readKeptRecords(bram)
	await forgetKeptRecords(anna)
	expect(await readKeptRecords(anna)).toEqual({
		drafts: [],
		earlier: [],
		lastSeen: undefined,
	})
	expect(await findDraft(anna, 'action 1', z.unknown())).toBeUndefined()
	expect([await listDrafts(anna), await listReceipts(anna)]).toEqual([[], []])
	expect(await findAnswers(anna, 'mortgage check 7')).toBeUndefined()
	expect(await readKeptRecords(bram)).toEqual(ofBram)
})

test('That a form was sent is known on: the id that was used sends nothing again', async () => {
	const anna = ownerOf('1')
	const used = await findFormId(anna, 'action 1')
	const claim = await claimFormId(anna, 'action 1', used)
	if (claim.isFree) await claim.end({ print: 'x', at: Date.now(), to: '/dashboard' })
	await forgetKeptRecords(anna)
	expect(await claimFormId(anna, 'action 1', used)).toMatchObject({
		isFree: false,
		last: { to: '/dashboard' },
	})
})
