import { getConfig } from '#app/config/config.server'
import { getLogger } from '#app/config/log.server'
import { findFileType } from '#app/lib/file-type'
import { measureSink, readWhole } from '#app/lib/file-sink'
import { photoProcess } from '#app/photos/photo-process'
import { cleanPhotos } from '#app/photos/photo-sink'
import { maxMegabytes, type Upload, type UploadedFile } from './read-upload.server'
import { openSpoolFile } from './spool-file.server'

const headLength = 4_096

/**
 * Replaces HEIC and HEIF photos by JPEGs; one that cannot be read stays. Close the result. @throws the abort reason
 * of `signal`
 */
export async function convertUpload(upload: Upload, signal?: AbortSignal): Promise<Upload> {
	if (getConfig().HEIC === 'off') return upload
	const drops: (() => Promise<unknown>)[] = [upload.close]
	const close = async () => void (await Promise.all(drops.map((drop) => drop())))
	const files: UploadedFile[] = []
	try {
		for (const file of upload.files) {
			const converted = await convertFile(file, drops, signal)
			files.push({ ...file, ...converted })
		}
	} catch (error) {
		await close()
		throw error
	}
	const size = files.reduce((sum, file) => sum + file.size, 0)
	const fault = size > maxMegabytes * 1024 * 1024 ? 'tooLarge' : upload.fault
	return { ...upload, files, fault, close }
}

async function convertFile(
	file: UploadedFile,
	drops: (() => Promise<unknown>)[],
	signal: AbortSignal | undefined,
) {
	if (findFileType(file.firstBytes) !== 'heic') return undefined
	const result = await photoProcess.convertHeic(() => readWhole(file.read()), signal)
	if (result.fault !== undefined) {
		getLogger().warn({ fault: result.fault, size: file.size }, 'photo was not converted')
		return undefined
	}
	const sink = cleanPhotos(measureSink(openSpoolFile()))
	drops.push(sink.drop)
	await sink.write(result.jpeg)
	return { ...(await sink.finish()), firstBytes: result.jpeg.subarray(0, headLength) }
}
