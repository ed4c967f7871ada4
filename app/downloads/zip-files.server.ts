import { setImmediate } from 'node:timers/promises'
import { makeZip } from 'client-zip'
import { createDownloadHeaders } from './file-download.server'
import { openDownloads, readChunks, type DownloadRequest } from './open-downloads.server'
import type { DownloadApi } from './open-file.server'
import { normaliseText } from '#app/lib/normalise-text'
import { toSafeName } from '#app/lib/content-disposition'

const forbidden = /[<>:"|?*]/g
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** Files of one archive: each is a call. */
const mostFiles = 500

interface Zip {
	name: string
	files: readonly DownloadRequest[]
	failuresName: string
	failuresHeading: string
	failureLine: (name: string, how: 'missing' | 'incomplete') => string
}

/** The status is sent before a file can fail, so a text file inside lists the failures, and files beyond the limit. */
export function sendZip({ api }: { api: DownloadApi }, zip: Zip, request?: Request) {
	return answerZip(zip.name, entriesOf(api, zip), request)
}

interface TextFile {
	name: string
	/** Called when its entry is written, so that an archive is never in memory as a whole. */
	write: () => string | Promise<string>
}

export function sendTextZip(
	name: string,
	files: Iterable<TextFile> | AsyncIterable<TextFile>,
	request: Request,
) {
	return answerZip(name, textEntriesOf(files), request)
}

function answerZip(name: string, entries: Parameters<typeof makeZip>[0], request?: Request) {
	const body = request?.method === 'HEAD' ? null : makeZip(entries)
	return new Response(body, { headers: createDownloadHeaders('application/zip', name) })
}

/** Yields to the event loop after each file, because a file is rendered synchronously. */
async function* textEntriesOf(files: Iterable<TextFile> | AsyncIterable<TextFile>) {
	const nameEntry = createEntryNamer()
	for await (const { name, write } of files) {
		yield { name: nameEntry(name), input: await write() }
		await setImmediate()
	}
}

async function* entriesOf(api: DownloadApi, zip: Zip) {
	const nameEntry = createEntryNamer()
	const failures: string[] = []
	for await (const { file, open } of openDownloads(api, zip.files.slice(0, mostFiles))) {
		if (!open) {
			failures.push(zip.failureLine(file.name, 'missing'))
			continue
		}
		const name = nameEntry(open.name)
		const input = readChunks(open, () => failures.push(zip.failureLine(name, 'incomplete')))
		yield { name, input }
	}
	for (const { name } of zip.files.slice(mostFiles)) failures.push(zip.failureLine(name, 'missing'))
	if (failures.length === 0) return
	const lines = [zip.failuresHeading, '', ...failures, '']
	yield { name: nameEntry(zip.failuresName), input: lines.join('\r\n') }
}

/** Names are valid on every system, and unique under case folding and Unicode normalisation. */
export function createEntryNamer() {
	const used = new Set<string>()
	/** Next suffix by name: a dossier may have thousands of equal names. */
	const next = new Map<string, number>()
	return (requested: string) => {
		const name = unpackable(requested)
		const extension = /(?<=.)\.[^.]{1,8}$/.exec(name)?.[0] ?? ''
		const stem = name.slice(0, name.length - extension.length)
		let own = name
		let suffix = next.get(keyOf(name)) ?? 2
		for (; used.has(keyOf(own)); suffix += 1) own = `${stem} (${suffix})${extension}`
		next.set(keyOf(name), suffix)
		used.add(keyOf(own))
		return own
	}
}

function keyOf(name: string) {
	return normaliseText(name).toLowerCase()
}

function unpackable(requested: string) {
	const name = toSafeName(requested)?.replace(forbidden, '_')
	return (name || 'document').replace(devices, '_$1')
}
