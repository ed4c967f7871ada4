import { expect, test } from 'vitest'
import { createFeatureContext } from '#tests/support/feature-context'
import { getSessionStore } from './current-store.server'
import { eraseForGood } from './erasures.server'
import { getFormOwner } from './form-token.server'
import { listConsumerOwners, openNamedRecords } from './records.server'
import { slots, type WaitingForm } from './session-slots'
import { addForm, addWaitingForm, openWaitingForms } from './waiting-form.server'

const formAt = (address: string, owner = 'Anna', text = 'half'): WaitingForm => ({
	owner,
	address,
	fields: [['name', text]],
})
const kept = [formAt('/inventory')]

test('A form that waits is found by its owner alone, and by no record of another kind', async () => {
	await createFeatureContext()
	await openWaitingForms('Anna').put(kept)
	expect(await openWaitingForms('Anna').read()).toEqual(kept)
	expect(await openWaitingForms('Bram').read()).toBeUndefined()
	for (const purpose of ['', 'consumer', 'ended session'])
		expect(await slots.kept.of(openNamedRecords(getSessionStore(), purpose, 'Anna')).read()).toBeUndefined()
})

test('The form that an older build stored alone waits on', async () => {
	await createFeatureContext()
	const records = openNamedRecords(getSessionStore(), 'form owner', 'Clara')
	const [one] = kept
	await records.write('kept', { value: one, expected: 0, expires: Date.now() + 60_000, schemaVersion: 1 })
	expect(await openWaitingForms('Clara').read()).toEqual(kept)
})

test('Of six forms the newest five wait; a later one of the same page and owner takes the place of the first', () => {
	const six = Array.from({ length: 6 }, (_, at) => formAt(`/${at}`)).reduce(addForm, [] as WaitingForm[])
	expect(six.map(({ address }) => address)).toEqual(['/1', '/2', '/3', '/4', '/5'])
	const again = [formAt('/2', 'Anna', 'whole'), formAt('/2', 'Bram')].reduce(addForm, six)
	expect(again.map(({ address, owner }) => [address, owner])).toEqual([
		['/3', 'Anna'],
		['/4', 'Anna'],
		['/5', 'Anna'],
		['/2', 'Anna'],
		['/2', 'Bram'],
	])
	expect(again[3]?.fields).toEqual([['name', 'whole']])
})

test('Of large forms the newest wait that are small enough together, and the newest always', async () => {
	await createFeatureContext()
	const large = (address: string, length: number) => formAt(address, 'Anna', 'x'.repeat(length))
	const addressesOf = (...lengths: number[]) =>
		lengths
			.map((length, at) => large(`/${at}`, length))
			.reduce(addForm, [])
			.map(({ address }) => address)
	expect(addressesOf(100_000, 100_000, 100_000)).toEqual(['/1', '/2'])
	expect(addressesOf(10, 10, 300_000)).toEqual(['/2'])
	const add = (address: string) => addWaitingForm({ ...large(address, 200_000), owner: 'Dora' })
	expect([await add('/1'), await add('/2')]).toEqual([true, false])
})

test('A form that waits for its owner pushes out no older one, and an erased client leaves none', async () => {
	await createFeatureContext()
	const anna = { id: 'CONS-7', branch: 'noord' }
	const owner = getFormOwner(anna)
	const add = (address: string, text?: string) => addWaitingForm({ ...formAt(address, owner, text), owner })
	const kept = []
	for (let at = 0; at < 6; at += 1) kept.push(await add(`/${at}`))
	expect([...kept, await add('/2', 'somebody else’s')]).toEqual([true, true, true, true, true, false, false])
	const waiting = (await openWaitingForms(owner).read()) ?? []
	expect(waiting.map(({ address, fields }) => [address, fields[0]?.[1]])).toEqual(
		[0, 1, 2, 3, 4].map((at) => [`/${at}`, 'half']),
	)
	await eraseForGood(getSessionStore(), listConsumerOwners(anna))
	expect(await openWaitingForms(owner).read()).toBeUndefined()
})

test('A form without answers is the newest, and takes no answers away', () => {
	const forms = [formAt('/a'), formAt('/b'), { ...formAt('/a'), fields: [] }].reduce(
		addForm,
		[] as WaitingForm[],
	)
	expect(forms).toEqual([formAt('/b'), formAt('/a')])
})
