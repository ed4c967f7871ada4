import type { Say } from '#app/i18n/say.server'
import { toSafeName } from '#app/lib/content-disposition'
import { measureSink } from '#app/lib/file-sink'
import { joinPhotos, type JoinablePhoto } from '#app/photos/join-photos'
import { mostPoints, type PhotoTurn } from '#app/photos/photo-process'
import { maxMegabytes, type UploadedFile } from '#app/request/read-upload.server'
import { openSpoolFile } from '#app/request/spool-file.server'

export type SentFile = Pick<UploadedFile, 'name' | 'mime' | 'size' | 'sha256' | 'read' | 'chosen'>

interface JoinedFiles {
	files: readonly SentFile[]
	faults: string[]
	close: () => Promise<unknown>
}

const mostBytes = maxMegabytes * 1024 * 1024

type PhotoFile = UploadedFile & JoinablePhoto

/** The PDF replaces the first photo. @throws the reason of the turn's signal */
export async function joinFiles(
	say: Say,
	files: readonly UploadedFile[],
	name: string,
	turn: PhotoTurn,
): Promise<JoinedFiles> {
	const photos = files.filter((file): file is PhotoFile => file.photo !== undefined)
	const none = { files, faults: [], close: async () => undefined }
	if (photos.length === 0) return none
	const spool = measureSink(openSpoolFile())
	try {
		const faults = await joinPhotos(photos, { write: spool.write, most: mostBytes }, turn)
		if (faults.length > 0) {
			const names = photos.map(({ name: photoName }) => photoName)
			return { files, faults: describeFaults(say, faults, names), close: spool.drop }
		}
		const pdf = {
			...(await spool.finish()),
			name: `${toSafeName(name.replace(/[/\\]/g, '-')) ?? 'document'}.pdf`,
			mime: 'application/pdf',
			chosen: photos.flatMap(({ chosen }) => chosen),
		}
		const joined = files.flatMap<SentFile>((file) => (file === photos[0] ? [pdf] : file.photo ? [] : [file]))
		return { files: joined, faults: listSizeFaults(say, joined), close: spool.drop }
	} catch (error) {
		await spool.drop()
		throw error
	}
}

function describeFaults(say: Say, faults: Awaited<ReturnType<typeof joinPhotos>>, names: readonly string[]) {
	const numbers = { most: mostPoints / 1_000_000, maxSize: maxMegabytes }
	return faults.map(({ fault, at = 0 }) =>
		say(`upload.errors.${fault}`, { name: names[at] ?? '', ...numbers }),
	)
}

function listSizeFaults(say: Say, files: readonly SentFile[]) {
	const size = files.reduce((sum, file) => sum + file.size, 0)
	return size > mostBytes ? [say('upload.errors.tooLarge', { maxSize: maxMegabytes })] : []
}
