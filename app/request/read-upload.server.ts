import { cleanPhotos, type Photo } from '#app/photos/photo-sink'
import { measureSink } from '#app/lib/file-sink'
import { drainFactor } from '#app/lib/read-within'
import { readMultipart, type MeasuredFile, type MultipartFault } from '#app/lib/read-multipart.server'
import { isMultipart, unifyLineEnds } from './read-fields.server'
import { readForm } from './read-form.server'
import { openSpoolFile, type SpoolFile } from './spool-file.server'

/** As it is kept; a photo without what it told beside the picture. */
export type UploadedFile = MeasuredFile & SpoolFile & { photo?: Photo }

export interface Upload {
	fields: URLSearchParams
	/** An empty file input sends a nameless part: it is left out. */
	files: UploadedFile[]
	fault: MultipartFault | undefined
	/** More than three times the limit was sent, and not read. */
	isCutOff: boolean
	/** Gives the disk space back. */
	close: () => Promise<void>
}

/** All files of a form together, in MB of 1024 × 1024 bytes [235] [A71]. */
export const maxMegabytes = 25
export const maxFiles = 100
const limits = { fields: 50, files: maxFiles, fieldSize: 64 * 1024 }
/**
 * Reads a form with files as a stream; at most `limit` bytes of its files are kept, on disk, and none of a body that says it is
 * larger. @throws the reason of the request's signal once it is aborted
 */
export async function readUpload(request: Request, limit: number): Promise<Upload> {
	const none = { files: [], fault: undefined, isCutOff: false, close: () => Promise.resolve() }
	if (!isMultipart(request.headers.get('Content-Type') ?? ''))
		return { ...none, fields: await readForm(request) }
	if (!request.body) return { ...none, fields: new URLSearchParams() }
	const most = limit + limits.fieldSize
	const isTooLarge = Number(request.headers.get('Content-Length') ?? 0) > most
	const { fields, files, fault, isCutOff, drop } = await readMultipart(
		request,
		{ ...limits, allFiles: isTooLarge ? 0 : limit, body: limit * drainFactor + limits.fieldSize },
		() => cleanPhotos(measureSink(openSpoolFile())),
	)
	const named = files.filter(({ name }) => name !== '')
	return { fields: unifyLineEnds(fields), files: named, fault, isCutOff, close: drop }
}
