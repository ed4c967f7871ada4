import { expect, test } from 'vitest'
import { isAnonymousCall, timeouts } from './call-rules'

test('A download may take thirty seconds to begin and thirty between two pieces, as long as it moves [294]', () => {
	expect(timeouts.download).toEqual({ headers: 30_000, body: 30_000 })
})

test('Any other call ends after ten seconds, an upload after two minutes', () => {
	expect(timeouts.call.total).toBe(10_000)
	expect(timeouts.upload.total).toBe(120_000)
})

test.each(['income-types', 'product-phases'])(
	'A guest’s list of %s is asked without a token, however its address is spelled [654]',
	(list) => {
		expect([`/api/${list}`, `/api/entities/${list}`, '/api/entities/other'].map(isAnonymousCall)).toEqual([
			true,
			true,
			false,
		])
	},
)
