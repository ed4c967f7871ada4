import { getLogger } from '#app/config/log.server'
import { measureSink, readWhole } from '#app/lib/file-sink'
import { isDamaged } from '#app/photos/join-photos'
import { photoProcess, type PhotoTurn } from '#app/photos/photo-process'
import { cleanPhotos } from '#app/photos/photo-sink'
import { maxMegabytes, type Upload, type UploadedFile } from './read-upload.server'
import { openSpoolFile } from './spool-file.server'

interface ConvertTurn extends PhotoTurn {
	/** Photos become pages of a PDF, which finds lost pixels itself. */
	areJoined: boolean
}

/**
 * Replaces HEIC and HEIF photos by JPEGs; one that cannot be read stays. Marks photos with lost pixels. Closing the
 * upload releases both. @throws the abort reason of the turn's signal
 */
export async function convertUpload(upload: Upload, turn: ConvertTurn): Promise<Upload> {
	const files: UploadedFile[] = []
	for (const file of upload.files) files.push({ ...file, ...(await convertFile(file, upload, turn)) })
	const size = files.reduce((sum, file) => sum + file.size, 0)
	return { ...upload, files, fault: size > maxMegabytes * 1024 * 1024 ? 'tooLarge' : upload.fault }
}

async function convertFile(
	file: UploadedFile,
	{ onClose }: Pick<Upload, 'onClose'>,
	{ areJoined, ...turn }: ConvertTurn,
) {
	const { photo, read } = file
	if (photo && !areJoined) return { photo: { ...photo, isWhole: !(await isDamaged({ photo, read }, turn)) } }
	if (file.content !== 'heic') return undefined
	const result = await photoProcess.convertHeic(() => readWhole(file.read()), turn)
	if (result.fault !== undefined) {
		getLogger().warn({ fault: result.fault, size: file.size }, 'photo was not converted')
		return undefined
	}
	const sink = cleanPhotos(measureSink(openSpoolFile()))
	onClose(sink.drop)
	await sink.write(result.jpeg)
	return { ...(await sink.finish()), content: 'jpeg' as const }
}
