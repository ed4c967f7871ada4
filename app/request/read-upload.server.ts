import { cleanPhotos, type Photo } from '#app/photos/photo-sink'
import { toSafeName } from '#app/lib/content-disposition'
import { measureChosen, measureSink, type Measured } from '#app/lib/file-sink'
import { drainFactor } from '#app/lib/read-within'
import { readMultipart, type MeasuredFile, type MultipartFault } from '#app/lib/read-multipart.server'
import { isMultipart, unifyLineEnds } from './read-fields.server'
import { readForm } from './read-form.server'
import { openSpoolFile, type SpoolFile } from './spool-file.server'

interface ChosenFile extends Measured {
	name: string
}

/** Photos are cleaned of metadata, so the file that was chosen differs. */
export type UploadedFile = MeasuredFile & SpoolFile & { photo?: Photo; chosen: readonly ChosenFile[] }

export interface Upload {
	fields: URLSearchParams
	/** Without copies, and without the empty part that an empty file input sends. */
	files: UploadedFile[]
	fault: MultipartFault | undefined
	/** The body exceeded three times the limit; the rest was not read. */
	isCutOff: boolean
	/** Adds files to those that `close` releases. */
	onClose: (drop: () => Promise<unknown>) => void
	close: () => Promise<void>
}

/** MB (1024 × 1024 bytes) for all files of a form [235] [A71]. */
export const maxMegabytes = 25
export const maxFiles = 100
/** A text that is too long is shown again at its field, beside the form's other fields. */
const limits = { fields: 50, files: maxFiles, fieldSize: 64 * 1024, allText: 128 * 1024 }

/**
 * Streams a form with files to disk. Keeps at most `limit` bytes of files; copies of a file are dropped and do not count
 * [A72]. @throws the abort reason of the request's signal
 */
export async function readUpload(request: Request, limit: number): Promise<Upload> {
	const closing = createClosing()
	const none = { files: [], fault: undefined, isCutOff: false, ...closing }
	if (!isMultipart(request.headers.get('Content-Type') ?? ''))
		return { ...none, fields: await readForm(request) }
	if (!request.body) return { ...none, fields: new URLSearchParams() }
	const { fields, files, fault, isCutOff, drop } = await readMultipart(
		request,
		{ ...limits, allFiles: limit, body: limit * drainFactor + limits.fieldSize, isCopy },
		() => measureChosen(cleanPhotos(measureSink(openSpoolFile()))),
	)
	closing.onClose(drop)
	const named = files
		.filter(({ name }) => name !== '')
		.map((file) => ({ ...file, name: toSafeName(file.name) ?? 'document' }))
		.map((file) => ({ ...file, chosen: [{ name: file.name, ...file.chosen }] }))
	return { fields: unifyLineEnds(fields), files: named, fault, isCutOff, ...closing }
}

function createClosing(): Pick<Upload, 'close' | 'onClose'> {
	const drops: (() => Promise<unknown>)[] = []
	return {
		onClose: (drop) => void drops.push(drop),
		close: async () => void (await Promise.all(drops.map((drop) => drop()))),
	}
}

function isCopy(a: Measured, b: Measured) {
	return a.size === b.size && a.sha256 === b.sha256
}
