import { expect, test } from 'vitest'
import { listForeignLicences } from './check-release'

const createSbom = (licenses?: unknown) => JSON.stringify({ components: [{ name: 'left', licenses }] })

test('A package without a licence, or with one that nobody allowed, is named', () => {
	expect(listForeignLicences(createSbom([{ license: { id: 'MIT' } }]))).toEqual([])
	expect(listForeignLicences(createSbom([{ license: { id: 'AGPL-3.0-only' } }]))).toEqual([
		'left: AGPL-3.0-only',
	])
	expect(listForeignLicences(createSbom([{ license: { name: 'see file' } }]))).toEqual([
		'left: no licence stated',
	])
	expect(listForeignLicences(createSbom())).toEqual(['left: no licence stated'])
})
