import { expect, test } from 'vitest'
import { isTraceparent } from './request-facts.server'

const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']

test.each(['00', '01', '03'])('A trace of a proxy with flags %s goes on', (flags) =>
	expect(isTraceparent(`00-${traceId}-${spanId}-${flags}`)).toBe(true),
)

test.each([
	undefined,
	'',
	`01-${traceId}-${spanId}-01`,
	`00-${'0'.repeat(32)}-${spanId}-01`,
	`00-${traceId}-${'0'.repeat(16)}-01`,
	`00-${traceId.toUpperCase()}-${spanId}-01`,
	`00-${traceId}-${spanId}-01-more`,
	`00-${traceId}-${spanId}-01\nanna`,
])('%j is no trace of a proxy', (header) => expect(isTraceparent(header)).toBe(false))
