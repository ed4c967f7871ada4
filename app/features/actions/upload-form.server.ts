import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod/v4'
import type { Action } from '#app/api/resources/action'
import type { Visit } from '#app/context.server'
import { formIdField } from '#app/forms/form-id-field'
import type { ParsedForm } from '#app/forms/parse-form.server'
import { readUpload, type Upload, type UploadedFile } from '#app/forms/read-upload.server'
import type { Say } from '#app/i18n/say.server'
import { checkFileType, fileExtensions, type FileType } from '#app/lib/file-type'
import { visibleAddress } from '#app/lib/visible-address'
import { paths } from '#app/paths'
import { checkFields } from '#app/posted-form.server'
import { actionForm, sendOnce } from '#app/sending/send-once.server'
import { titleOf } from './action-tasks.server'

/** All files of an upload together, in MB of 1024 × 1024 bytes (spec 1 §9). */
export const maxMegabytes = 25

export interface UploadForm extends ParsedForm<{ comment?: string }> {
	upload: Upload
	files: UploadedFile[]
	/** What is wrong with the files, in words. */
	faults: string[]
}

/** Reads an upload: the comment, and the files without duplicates [A72]. `close` its upload when done. */
export async function readUploadForm(
	visit: Visit,
	request: Request,
	accepted: readonly FileType[],
): Promise<UploadForm> {
	const { say } = visit
	const upload = await readUpload(request, maxMegabytes * 1024 * 1024)
	try {
		await checkFields(visit, request, Object.entries(upload.fields), visit.consumer)
	} catch (error) {
		await upload.close()
		throw error
	}
	const body = new FormData()
	for (const name of ['comment', formIdField]) body.set(name, upload.fields[name] ?? '')
	const schema = z.object({
		comment: z
			.string()
			.trim()
			.max(5000, say('validation.maximumLength', { maximum: 5000 }))
			.optional(),
	})
	const submission = parseWithZod(body, { schema })
	const files = withoutDuplicates(upload.files)
	return {
		submission,
		value: submission.status === 'success' ? submission.value : undefined,
		address: visibleAddress(request.url),
		upload,
		files,
		faults: upload.fault ? [faultText(upload.fault, say)] : fileFaults(files, accepted, say),
	}
}

function withoutDuplicates(files: readonly UploadedFile[]) {
	return [...new Map(files.map((file) => [`${file.name} ${file.size} ${file.sha256}`, file])).values()]
}

function faultText(fault: 'tooLarge' | 'interrupted', say: Say) {
	return fault === 'tooLarge'
		? say('upload.errors.tooLarge', { maxSize: maxMegabytes })
		: say('upload.errors.interrupted')
}

function fileFaults(files: readonly UploadedFile[], accepted: readonly FileType[], say: Say) {
	if (files.length === 0) return [say('upload.errors.none')]
	const extensions = fileExtensions(accepted).join(', ')
	return files.flatMap(({ name, type, head }) => {
		const check = checkFileType({ name, mime: type, firstBytes: head }, accepted)
		return check.ok ? [] : [say(`upload.errors.${check.reason}`, { name, extensions })]
	})
}

/** Sends the files for an action, once. @see spec 2 §7 POST /api/documents */
export function sendDocuments(
	visit: Visit,
	asked: Action,
	form: UploadForm & { value: { comment?: string } },
) {
	const { say } = visit
	const { files } = form
	const { comment } = form.value
	return sendOnce(visit, form, { ...actionForm(asked), files }, async () => {
		await visit.api.upload(
			'/api/documents',
			{ productActionId: asked.id, ...(comment ? { comment } : {}) },
			files.map((file) => ({ field: 'file[]', ...file })),
		)
		return {
			to: paths.dashboard(),
			notice: { key: 'upload.success', values: { count: files.length } },
			receipt: {
				title: say('upload.receipt', { label: asked.document?.label ?? titleOf(asked, say) }),
				sent: comment ? [{ term: say('upload.comment'), detail: comment }] : [],
				files: files.map(({ name, size, sha256 }) => ({ name, size, sha256 })),
				next: say('upload.nextStep'),
			},
		}
	})
}
