import type { Say } from '#app/i18n/say.server'
import { toSafeName } from '#app/lib/content-disposition'
import { measureSink } from '#app/lib/file-sink'
import { joinPhotos, listJoinFaults, mostPoints } from '#app/photos/join-photos'
import type { PdfPhoto } from '#app/photos/write-pdf'
import { maxMegabytes, type UploadedFile } from '#app/request/read-upload.server'
import { openSpoolFile } from '#app/request/spool-file.server'

export type SentFile = Pick<UploadedFile, 'name' | 'mime' | 'size' | 'sha256' | 'read' | 'chosen'>

interface JoinedFiles {
	files: readonly SentFile[]
	faults: string[]
	close: () => Promise<unknown>
}

type PhotoFile = UploadedFile & PdfPhoto

/** The PDF replaces the first photo. @throws the reason of `signal` */
export async function joinFiles(
	say: Say,
	files: readonly UploadedFile[],
	name: string,
	signal?: AbortSignal,
): Promise<JoinedFiles> {
	const photos = files.filter((file): file is PhotoFile => file.photo !== undefined)
	const none = { files, faults: [], close: async () => undefined }
	if (photos.length === 0) return none
	const faults = listJoinFaults(photos.map(({ photo }) => photo)).map(({ fault, at }) =>
		say(`upload.errors.${fault}`, { name: photos[at]?.name ?? '', most: mostPoints / 1_000_000 }),
	)
	if (faults.length > 0) return { ...none, faults }
	const spool = measureSink(openSpoolFile())
	try {
		if (!(await joinPhotos(photos, spool.write, signal)))
			return { files, faults: [say('upload.errors.notJoined')], close: spool.drop }
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

function listSizeFaults(say: Say, files: readonly SentFile[]) {
	const size = files.reduce((sum, file) => sum + file.size, 0)
	return size > maxMegabytes * 1024 * 1024 ? [say('upload.errors.tooLarge', { maxSize: maxMegabytes })] : []
}
