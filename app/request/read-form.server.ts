import { readFields } from './read-fields.server'

const readBefore = new WeakMap<Request, Promise<URLSearchParams>>()

/** Reads a clone of the request, once; a body that is not a form has no fields. Nobody changes the result. */
export function readForm(request: Request): Promise<URLSearchParams> {
	const fields = readBefore.get(request) ?? parseForm(request)
	readBefore.set(request, fields)
	return fields
}

async function parseForm(request: Request) {
	const body = Buffer.from(await request.clone().arrayBuffer())
	const fields = await readFields(body, request.headers.get('Content-Type') ?? '')
	return fields instanceof URLSearchParams ? fields : new URLSearchParams()
}
