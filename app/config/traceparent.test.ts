import { expect, test } from 'vitest'
import { parseTraceparent } from './traceparent'

const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']

test.each([
	['01', 1],
	['00', 0],
	['03', 1],
])('A trace with flags %s is taken', (flags, recorded) => {
	expect(parseTraceparent(`00-${traceId}-${spanId}-${flags}`)).toEqual({ traceId, spanId, flags: recorded })
})

test.each([
	undefined,
	'',
	`01-${traceId}-${spanId}-01`,
	`00-${'0'.repeat(32)}-${spanId}-01`,
	`00-${traceId}-${'0'.repeat(16)}-01`,
	`00-${traceId.toUpperCase()}-${spanId}-01`,
	`00-${traceId}-${spanId}-01-more`,
	`00-${traceId}-${spanId}-01\nanna`,
])('%j is no trace', (header) => expect(parseTraceparent(header)).toBeUndefined())
