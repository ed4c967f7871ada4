import { hasBoundary, isMultipart, readFields, type FormFault } from '#app/request/read-fields.server'
import { readWithin } from '#app/lib/read-within'
import { getBodyLimit, isUploadPath } from './body-limit'

type Body = { body: ReadableStream<Uint8Array> | Buffer<ArrayBuffer> | null; fault?: undefined }

/** The body of a post, if pages can read it as a form; one with files passes unread, with counters further on. */
export async function readBody(
	{ body, headers }: Request,
	path: string,
): Promise<Body | { body?: undefined; fault: FormFault }> {
	const type = headers.get('Content-Type') ?? ''
	if (isUploadPath(path) && isMultipart(type)) return hasBoundary(type) ? { body } : { fault: 'unreadable' }
	const bytes = await readWithin(body, getBodyLimit(path))
	if (bytes === undefined) return { fault: 'tooLarge' }
	const fields = await readFields(bytes, type)
	return fields instanceof URLSearchParams ? { body: bytes } : { fault: fields }
}
