import { readFields } from './read-fields.server'

/** Reads a clone of the request; a body that is not a form has no fields. */
export async function readForm(request: Request): Promise<URLSearchParams> {
	const body = Buffer.from(await request.clone().arrayBuffer())
	const fields = await readFields(body, request.headers.get('Content-Type') ?? '')
	return fields instanceof URLSearchParams ? fields : new URLSearchParams()
}
