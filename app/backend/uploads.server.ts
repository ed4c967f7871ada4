import { randomUUID } from 'node:crypto'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod/v4'
import { checkFileType, uploadTypes, type FileType } from '#app/lib/file-type'
import { BackendFailure } from './failure'
import type { ReceivedFile } from './multipart.server'
import type { ApiStore } from './store.server'

/** All files of an upload together. */
export const maxBytes = 25 * 1024 * 1024

const fileRowSchema = z.object({
	id: z.string(),
	sha256: z.string(),
	name: z.string(),
	media_type: z.string(),
	size: z.number(),
	comment: z.string().nullable(),
})

type StoredFile = z.infer<typeof fileRowSchema>

type CheckedFile = ReceivedFile & { mediaType: string }

const mediaTypes: Record<FileType, string> = {
	pdf: 'application/pdf',
	jpeg: 'image/jpeg',
	png: 'image/png',
	bmp: 'image/bmp',
	gif: 'image/gif',
	xml: 'application/xml',
}

/** A received file with its media type. @throws BackendFailure 422, with `code` when the firm takes no such file. */
export function checkFile(
	file: ReceivedFile,
	taken: keyof typeof uploadTypes,
	code = 'imageTypeNotSupported',
): CheckedFile {
	const check = checkFileType(file, uploadTypes[taken])
	if (!check.ok) throw fileFailure(code)
	if (check.type === 'pdf' && file.hasEncryptMark) throw fileFailure('uploadPdfEncryptionError')
	return { ...file, mediaType: mediaTypes[check.type] }
}

function fileFailure(code: string) {
	return new BackendFailure(422, code, [{ code, field: 'file' }])
}

/** Notes a received file as sent for an action or with a report; `keepBytes` comes first. */
export function createFile(
	store: ApiStore,
	sentFor: string,
	file: CheckedFile,
	comment: string | null,
): void {
	const { n } = z.object({ n: z.number() }).parse(store.find('select count(*) as n from files'))
	store.run(
		'insert into files values (?, ?, ?, ?, ?, ?, ?, ?)',
		randomUUID(),
		sentFor,
		file.sha256,
		file.name,
		file.mediaType,
		file.size,
		comment,
		n,
	)
}

/** Moves the bytes of a received file to where they stay, named by their SHA-256. */
export async function storeBytes(store: ApiStore, file: ReceivedFile): Promise<void> {
	await rename(file.path, getFilePath(store, file.sha256))
}

/** The files a consumer sent for an action, in the order of sending. */
export function listFiles(store: ApiStore, actionId: string): StoredFile[] {
	return z
		.array(fileRowSchema)
		.parse(store.all('select * from files where action_id = ? order by position', actionId))
}

export function getFilePath(store: ApiStore, sha256: string): string {
	return join(store.filesDir, sha256)
}
