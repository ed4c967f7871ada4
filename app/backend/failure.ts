/** A refusal: `{code, errors: [{code, source: {pointer}}]}` with its status. */
export class BackendFailure extends Error {
	constructor(
		readonly status: 401 | 403 | 404 | 409 | 413 | 422,
		readonly code: string,
		readonly fields: readonly { code: string; field: string }[] = [],
	) {
		super(code)
	}
}

/** `field` is a path in the body: `persons/0/email`. */
export function toErrorDocument(failure: BackendFailure) {
	const fields = failure.fields.map(({ code, field }) => ({
		code,
		source: { pointer: `/data/attributes/${field}` },
	}))
	return { code: failure.code, errors: fields.length > 0 ? fields : [{ code: failure.code }] }
}
