import { ApiError, SessionExpired } from '#app/api/errors'
import { openFile, type DownloadApi } from './open-file.server'

export interface DownloadRequest {
	name: string
	/** Encoded path and query of the API call. */
	path: string
}

interface OpenFile {
	name: string
	reader: ReadableStreamDefaultReader<Uint8Array>
}

interface PendingDownload {
	file: DownloadRequest
	open?: OpenFile
}

const most = 3

/**
 * Yields in order, three calls at a time; requesting the next file releases the previous one. A file that the
 * API refuses has no `open`. @throws any error not caused by one file, such as an aborted request
 */
export async function* openDownloads(api: DownloadApi, files: readonly DownloadRequest[]) {
	const pending: Promise<PendingDownload>[] = []
	try {
		for (const index of files.keys()) {
			for (const file of files.slice(pending.length, index + most)) pending.push(startDownload(api, file))
			const next = await pending[index]
			if (next) yield next
		}
	} finally {
		for (const entry of pending) void entry.then(({ open }) => open?.reader.cancel()).catch(() => undefined)
	}
}

function startDownload(api: DownloadApi, file: DownloadRequest): Promise<PendingDownload> {
	const opening = open(api, file)
	// The error is handled when this download is yielded; until then it must not be an unhandled rejection.
	opening.catch(() => undefined)
	return opening
}

async function open(api: DownloadApi, file: DownloadRequest): Promise<PendingDownload> {
	try {
		const { name, stream } = await openFile(api, file.path, file.name)
		return { file, open: { name, reader: stream.getReader() } }
	} catch (error) {
		if (error instanceof ApiError || error instanceof SessionExpired) return { file }
		throw error
	}
}

export async function* readChunks({ reader }: OpenFile, onBreak: () => void) {
	for (;;) {
		const piece = await reader.read().catch(() => undefined)
		if (!piece) onBreak()
		if (!piece || piece.done) return
		yield piece.value
	}
}
