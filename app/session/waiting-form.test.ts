import { expect, test } from 'vitest'
import { createFeatureContext } from '#tests/support/feature-context'
import { getSessionStore } from './current-store.server'
import { openNamedRecords } from './records.server'
import { slots, type SlotValues } from './session-slots'
import { openWaitingForm } from './waiting-form.server'

const kept: SlotValues['kept'] = { owner: 'Anna', address: '/inventory', fields: [['name', 'half']] }

test('A form that waits is found by its owner alone, and by no record of another kind', async () => {
	await createFeatureContext()
	await openWaitingForm('Anna').put(kept)
	expect(await openWaitingForm('Anna').read()).toEqual(kept)
	expect(await openWaitingForm('Bram').read()).toBeUndefined()
	for (const purpose of ['', 'consumer', 'ended session'])
		expect(await slots.kept.of(openNamedRecords(getSessionStore(), purpose, 'Anna')).read()).toBeUndefined()
})
