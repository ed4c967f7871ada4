import { readFields } from './read-fields.server'

/** The texts of a posted form, read from a copy; a body that is no form counts as an empty one. */
export async function readForm(request: Request): Promise<URLSearchParams> {
	const body = Buffer.from(await request.clone().arrayBuffer())
	const fields = await readFields(body, request.headers.get('Content-Type') ?? '')
	return fields instanceof URLSearchParams ? fields : new URLSearchParams()
}
