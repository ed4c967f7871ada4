import { expect, test } from 'vitest'
import { describeErased } from './erase-client.server'

const one = {
	records: 3,
	branch: 'noord',
	ofNames: undefined,
	ids: 0,
	isOlderUnknown: false,
	list: 'written' as const,
}

test('Further lines are counted, also where nothing is stored of them', () => {
	expect(describeErased(one)).toBe('Erased 3 records\n')
	expect(describeErased({ ...one, ofNames: 0 })).toBe('Erased 3 records; of the login names: 0\n')
	expect(describeErased({ ...one, records: 0, ofNames: 2 })).toBe(
		'Erased 0 records: nothing is stored of this id in branch noord; of the login names: 2\n',
	)
})

test('Further lines that look like ids are told as not erased', () => {
	expect(describeErased({ ...one, ofNames: 0, ids: 2 })).toBe(
		'Erased 3 records; of the login names: 0\n' +
			'Further lines with only digits: 2. They were read as login names: erase each id by a command of its own.\n',
	)
})

test('A list that was not written, or that there is not, and an older secret have a sentence each', () => {
	expect(describeErased({ ...one, list: 'not written' })).toContain('ERASURES_DIR was not written: ')
	expect(describeErased({ ...one, list: 'none' })).toContain(
		'no list: a restored Redis brings this client back',
	)
	expect(describeErased({ ...one, isOlderUnknown: true })).toContain('What an older SESSION_SECRET sealed')
})
