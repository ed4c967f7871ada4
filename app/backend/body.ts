import type { HonoRequest } from 'hono'
import type { z } from 'zod/v4'
import { BackendFailure } from './jsonapi'

const maxBytes = 1024 * 1024

/** The JSON body of a call. @throws BackendFailure 422 with `code`, naming every field that is missing, wrong or unknown. */
export async function parseBody<Schema extends z.ZodType>(
	request: HonoRequest,
	schema: Schema,
	code = 'bodyInvalid',
) {
	if (Number(request.header('content-length') ?? 0) > maxBytes) throw new BackendFailure(413, 'bodyTooLarge')
	if (!/^application\/(json|[\w.-]+\+json)\b/.test(request.header('content-type') ?? ''))
		throw new BackendFailure(422, 'bodyInvalid')
	return parseShape(parseJson(await request.text()), schema, code)
}

/** @throws BackendFailure as parseBody */
export function parseShape<Schema extends z.ZodType>(value: unknown, schema: Schema, code: string) {
	const read = schema.safeParse(value)
	if (read.success) return read.data
	throw new BackendFailure(422, code, read.error.issues.flatMap(toFields))
}

/** For commands without a body. @throws BackendFailure 422 */
export async function requireEmptyBody(request: HonoRequest): Promise<void> {
	if ((await request.text()) !== '') throw new BackendFailure(422, 'bodyInvalid')
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}

function toFields(issue: z.core.$ZodIssue) {
	const path = issue.path.map(String)
	if (issue.code === 'unrecognized_keys')
		return issue.keys.map((key) => ({ code: 'fieldUnknown', field: [...path, key].join('/') }))
	return [{ code: 'fieldInvalid', field: path.join('/') }]
}
