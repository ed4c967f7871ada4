import type { ApiClient } from '#app/api/client.server'
import { ApiError, SessionExpired } from '#app/api/errors'
import { nameDownload } from './name-download.server'

export interface DownloadRequest {
	/** Its name where the API gives none. */
	name: string
	/** Path and query of the API's call, encoded. */
	path: string
}

interface OpenFile {
	name: string
	reader?: ReadableStreamDefaultReader<Uint8Array>
}

interface PendingDownload {
	file: DownloadRequest
	open?: OpenFile
}

const most = 3

/**
 * Asks the API for files, three at a time, and gives each in its turn; who asks for the next one is done with the one
 * before. A file that the API does not give comes without `open`. Ending early ends the calls that are open.
 * @throws whatever is no fault of a file, such as the client having left.
 */
export async function* openDownloads(api: Pick<ApiClient, 'download'>, files: readonly DownloadRequest[]) {
	const pending: Promise<PendingDownload>[] = []
	try {
		for (const index of files.keys()) {
			for (const file of files.slice(pending.length, index + most)) pending.push(ask(api, file))
			const next = await pending[index]
			if (next) yield next
		}
	} finally {
		for (const one of pending) void one.then(({ open }) => open?.reader?.cancel()).catch(() => undefined)
	}
}

function ask(api: Pick<ApiClient, 'download'>, file: DownloadRequest): Promise<PendingDownload> {
	const asking = open(api, file)
	// It is looked at in its turn; until then nobody would hear of it.
	asking.catch(() => undefined)
	return asking
}

async function open(api: Pick<ApiClient, 'download'>, file: DownloadRequest): Promise<PendingDownload> {
	try {
		const { name, stream } = await nameDownload(await api.download(file.path), file.name)
		return { file, open: { name, reader: stream?.getReader() } }
	} catch (error) {
		if (error instanceof ApiError || error instanceof SessionExpired) return { file }
		throw error
	}
}

/** The bytes of a file until its end, or until it breaks: then `onBreak` is told, and it ends there. */
export async function* readChunks({ reader }: OpenFile, onBreak: () => void) {
	for (;;) {
		const piece = await reader?.read().catch(() => undefined)
		if (reader && !piece) onBreak()
		if (!piece || piece.done) return
		yield piece.value
	}
}
