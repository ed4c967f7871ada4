import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { measureSink, type FileSink } from '#app/lib/file-sink'
import { readMultipart, type MeasuredFile } from '#app/lib/read-multipart.server'
import { BackendFailure } from './jsonapi'

const limits = { fields: 20, fieldSize: 64 * 1024, files: 100, parts: 120 }

interface StoredPart {
	path: string
}

export type ReceivedFile = MeasuredFile & StoredPart

export interface ReceivedForm {
	fields: Record<string, string>
	files: ReceivedFile[]
}

/** Streams to disk. @throws BackendFailure 413 over `maxBytes` of files, 422 for a broken body */
export async function receiveForm(request: Request, folder: string, maxBytes: number): Promise<ReceivedForm> {
	const openSink = async () => measureSink(await openPart(join(folder, `${randomUUID()}.part`)))
	const { fields, files, fault, hasCutField, drop } = await readMultipart(
		request,
		{ ...limits, allFiles: maxBytes },
		openSink,
	)
	if (!fault && !hasCutField) return { fields: Object.fromEntries(fields), files }
	await drop()
	throw fault === 'tooLarge'
		? new BackendFailure(413, 'combinedPdfToLarge')
		: new BackendFailure(422, 'uploadDocumentsNotProvided')
}

export async function removeFiles(files: readonly ReceivedFile[]): Promise<void> {
	await Promise.all(files.map(({ path }) => rm(path, { force: true })))
}

async function openPart(path: string): Promise<FileSink<StoredPart>> {
	const handle = await open(path, 'wx', 0o600)
	return {
		write: (piece) => handle.writeFile(piece),
		async finish() {
			await handle.close()
			return { path }
		},
		async drop() {
			await handle.close()
			await rm(path, { force: true })
		},
	}
}
