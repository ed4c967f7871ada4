/** Where a trace comes from, as the W3C's header of that name tells it. */
export interface TraceParent {
	traceId: string
	spanId: string
	/** 1 where it is recorded. */
	flags: number
}

/** Undefined for a header that is none, or of a version that is not known. */
export function parseTraceparent(header: string | undefined): TraceParent | undefined {
	const [, traceId = '', spanId = '', flags = ''] =
		/^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(header ?? '') ?? []
	if (!/[^0]/.test(traceId) || !/[^0]/.test(spanId)) return undefined
	return { traceId, spanId, flags: Number.parseInt(flags, 16) & 1 }
}

export function formatTraceparent({ traceId, spanId, flags }: TraceParent) {
	return `00-${traceId}-${spanId}-0${flags}`
}
