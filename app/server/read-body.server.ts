import { hasBoundary, isMultipart, readFields, type FormFault } from '#app/request/read-fields.server'
import { drainFactor, readWithin } from '#app/lib/read-within'
import { maxMegabytes } from '#app/request/read-upload.server'
import { getBodyLimit, isUploadPath } from './body-limit'

type Fault = FormFault | 'tooLong'
type Body = { body: ReadableStream<Uint8Array> | Buffer<ArrayBuffer> | null; fault?: undefined }

/** Reads a form; uploads pass unread. `tooLong` is drained, `tooLarge` (three times the limit) is not. */
export async function readBody(
	{ body, headers }: Request,
	path: string,
): Promise<Body | { body?: undefined; fault: Fault }> {
	const type = headers.get('Content-Type') ?? ''
	const hasFiles = isUploadPath(path) && isMultipart(type)
	const limit = hasFiles ? maxMegabytes * 1024 * 1024 : getBodyLimit(path)
	if (Number(headers.get('Content-Length')) > limit * drainFactor) return { fault: 'tooLarge' }
	if (hasFiles) return hasBoundary(type) ? { body } : { fault: 'unreadable' }
	const bytes = await readWithin(body, limit)
	if (!Buffer.isBuffer(bytes)) return { fault: bytes === 'drained' ? 'tooLong' : 'tooLarge' }
	const fields = await readFields(bytes, type)
	return fields instanceof URLSearchParams ? { body: bytes } : { fault: fields }
}
