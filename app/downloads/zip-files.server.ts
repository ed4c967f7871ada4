import { makeZip } from 'client-zip'
import type { ApiClient } from '#app/api/client.server'
import { createEntryNamer } from './entry-names'
import { createDownloadHeaders } from './file-download.server'
import { openDownloads, readChunks, type DownloadRequest } from './open-downloads.server'

interface Zip {
	/** The archive's own name, with its extension. */
	name: string
	files: readonly DownloadRequest[]
	/** The text file in it that tells of the files that are missing or broke off. */
	failuresName: string
	failuresHeading: string
	failureLine: (name: string, how: 'missing' | 'incomplete') => string
}

/**
 * Files of the API in one archive, in this order, streamed as they come in: the API is asked for no more than the
 * browser reads. The answer has begun before a file can fail, so a text inside tells of those that did. Nothing is asked
 * for a HEAD.
 */
export function sendZip({ api }: { api: Pick<ApiClient, 'download'> }, zip: Zip, request?: Request) {
	return answerZip(zip.name, entriesOf(api, zip), request)
}

/** Texts of our own making in one archive, each made when its turn comes. */
export function sendTextZip(
	name: string,
	files: readonly { name: string; write: () => string }[],
	request: Request,
) {
	return answerZip(name, textEntriesOf(files), request)
}

function answerZip(name: string, entries: Parameters<typeof makeZip>[0], request?: Request) {
	const body = request?.method === 'HEAD' ? null : makeZip(entries)
	return new Response(body, { headers: createDownloadHeaders('application/zip', name) })
}

function* textEntriesOf(files: readonly { name: string; write: () => string }[]) {
	const nameEntry = createEntryNamer()
	for (const { name, write } of files) yield { name: nameEntry(name), input: write() }
}

async function* entriesOf(api: Pick<ApiClient, 'download'>, zip: Zip) {
	const nameEntry = createEntryNamer()
	const failures: string[] = []
	for await (const { file, open } of openDownloads(api, zip.files)) {
		if (!open) {
			failures.push(zip.failureLine(file.name, 'missing'))
			continue
		}
		const name = nameEntry(open.name)
		const input = readChunks(open, () => failures.push(zip.failureLine(name, 'incomplete')))
		yield { name, input }
	}
	if (failures.length === 0) return
	const lines = [zip.failuresHeading, '', ...failures, '']
	yield { name: nameEntry(zip.failuresName), input: lines.join('\r\n') }
}
