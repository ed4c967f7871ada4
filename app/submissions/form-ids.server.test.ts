import { expect, test } from 'vitest'
import { createFeatureContext } from '../../tests/support/feature-context'
import { claimFormId, findFormId, isBeingSent } from './form-ids.server'
import { getRecordOwner } from './record-owner.server'

test('While a form is being sent that is known, and two minutes and a half later no more', async () => {
	const ctx = await createFeatureContext()
	let clock = Date.now()
	const owner = { ...getRecordOwner(ctx), now: () => clock }
	expect(await isBeingSent(owner, 'damage 1')).toBe(false)
	const claim = await claimFormId(owner, 'damage 1', await findFormId(owner, 'damage 1'))
	clock += 149_999
	expect(await isBeingSent(owner, 'damage 1')).toBe(true)
	clock += 1
	expect(await isBeingSent(owner, 'damage 1')).toBe(false)
	if (claim.isFree) await claim.giveBack()
	expect(await isBeingSent(getRecordOwner(ctx), 'damage 1')).toBe(false)
})

test('Only who is known sends forms; a guest’s are never a client’s', async () => {
	const ctx = await createFeatureContext()
	expect(() => getRecordOwner({ ...ctx, consumer: undefined })).toThrow('Only who is known sends forms')
	const guest = getRecordOwner({
		...ctx,
		consumer: undefined,
		guest: { id: ctx.consumer.id, branch: 'noord' },
	})
	expect(guest.consumer).toEqual({ id: `guest\n${ctx.consumer.id}`, branch: 'noord' })
})
