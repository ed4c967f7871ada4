import { cleanPhotos, type Photo } from '#app/photos/photo-sink'
import { readMultipart, type FileFacts, type MultipartFault } from '#app/lib/read-multipart.server'
import { isMultipart, unifyLineEnds } from './read-fields.server'
import { readForm } from './read-form.server'
import { openSpoolFile, type SpoolFile } from './spool-file.server'

/** As it is kept; a photo without what it told beside the picture. */
export type UploadedFile = FileFacts & SpoolFile & { photo?: Photo }

export interface Upload {
	fields: URLSearchParams
	/** An empty file input sends a nameless part: it is left out. */
	files: UploadedFile[]
	fault: MultipartFault | undefined
	/** Gives the disk space back. */
	close: () => Promise<void>
}

/** A body over its limit is read on up to here, so that the browser hears the answer. */
const drainFactor = 3
export const maxFiles = 100
const limits = { fields: 50, files: maxFiles, fieldSize: 64 * 1024 }

/** Reads a form with files as a stream; at most `limit` bytes of its files are kept, on disk. */
export async function readUpload(request: Request, limit: number): Promise<Upload> {
	const none = { files: [], fault: undefined, close: () => Promise.resolve() }
	if (!isMultipart(request.headers.get('Content-Type') ?? ''))
		return { ...none, fields: await readForm(request) }
	if (!request.body) return { ...none, fields: new URLSearchParams() }
	const body = (limit + limits.fieldSize) * drainFactor
	const { fields, files, fault, drop } = await readMultipart(
		request,
		{ ...limits, allFiles: limit, body },
		async () => cleanPhotos(await openSpoolFile()),
	)
	const named = files.filter(({ name }) => name !== '')
	return { fields: unifyLineEnds(fields), files: named, fault, close: drop }
}
