import { randomUUID } from 'node:crypto'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod/v4'
import { checkFileType, uploadTypes, type FileType } from '#app/lib/file-type'
import { BackendFailure } from './jsonapi'
import type { ReceivedFile } from './multipart.server'
import type { ApiStore } from './store.server'

/** Limit of all files of one upload together. */
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
	heic: 'image/heic',
}

/** @throws BackendFailure 422, with `code` for a file type that is not accepted. */
export function checkFile(
	file: ReceivedFile,
	taken: keyof typeof uploadTypes,
	code = 'imageTypeNotSupported',
): CheckedFile {
	const check = checkFileType(file, uploadTypes[taken])
	if (!check.ok) throw fileFailure(code)
	return { ...file, mediaType: mediaTypes[check.type] }
}

function fileFailure(code: string) {
	return new BackendFailure(422, code, [{ code, field: 'file' }])
}

/** Stores a file's row for an action or a report. Call `storeBytes` first. */
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

/** Moves the bytes to their final file, which is named by their SHA-256. */
export async function storeBytes(store: ApiStore, file: ReceivedFile): Promise<void> {
	await rename(file.path, getFilePath(store, file.sha256))
}

/** In the order of sending. */
export function listFiles(store: ApiStore, actionId: string): StoredFile[] {
	return z
		.array(fileRowSchema)
		.parse(store.all('select * from files where action_id = ? order by position', actionId))
}

export function getFilePath(store: ApiStore, sha256: string): string {
	return join(store.filesDir, sha256)
}
