import { findKnown } from '#app/lib/unread'
import { z } from 'zod/v4'
import type { Action } from '#app/api/resources/action'
import type { UsesSending } from '#app/request/context.server'
import { createFieldSchemas } from '#app/forms/field-schemas.server'
import { answerInvalid, type CompleteForm } from '#app/forms/parse-form.server'
import type { ParsedUpload } from '#app/forms/upload-form.server'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { toReceiptFile } from '#app/submissions/receipt-text'
import { toActionSubject, sendOnce } from '#app/submissions/send-once.server'
import { getFormOwner } from '#app/session/form-token.server'
import { getActionTitle } from '#app/products/action-tasks.server'
import { canJoin, listAcceptedTypes } from './upload-page.server'
import { toSafeName } from '#app/lib/content-disposition'
import { measureSink } from '#app/lib/file-sink'
import { joinPhotos, type JoinablePhoto } from '#app/photos/join-photos'
import { mostPoints, type PhotoTurn } from '#app/photos/photo-process'
import { maxMegabytes, type UploadedFile } from '#app/request/read-upload.server'
import { openSpoolFile } from '#app/request/spool-file.server'

type SentFile = Pick<UploadedFile, 'name' | 'mime' | 'size' | 'sha256' | 'read' | 'chosen'>

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

/** @see [477] */
export function createUploadSchema(say: Say) {
	return z.object({
		comment: createFieldSchemas(say).optionalText('remark'),
		join: z.literal('on').optional().catch(undefined),
	})
}

export function createUploadRules(action: Action, fields: URLSearchParams) {
	return { accepted: listAcceptedTypes(action), areJoined: fields.get('join') === 'on' && canJoin(action) }
}

type DocumentNote = z.output<ReturnType<typeof createUploadSchema>>

type UploadForm = ParsedUpload<DocumentNote> & CompleteForm<DocumentNote>

/** @see [481] @throws the reason of `signal` */
export async function sendDocuments(
	ctx: UsesSending<'api'>,
	action: Action,
	form: UploadForm,
	signal?: AbortSignal,
) {
	if (!form.value.join || !canJoin(action)) return sendFiles(ctx, action, form, form.files)
	const { files, faults, close } = await joinFiles(ctx.say, form.files, labelOf(action, ctx.say), {
		client: getFormOwner(ctx.consumer),
		signal,
	})
	try {
		return await (faults.length > 0
			? answerInvalid(ctx, form, { errors: { file: faults } })
			: sendFiles(ctx, action, form, files))
	} finally {
		await close()
	}
}

function sendFiles(ctx: UsesSending<'api'>, action: Action, form: UploadForm, files: readonly SentFile[]) {
	const { say } = ctx
	const { comment } = form.value
	const listAnswers = () => (comment ? [{ term: say('upload.comment'), detail: comment }] : [])
	return sendOnce(ctx, form, { ...toActionSubject(action), files, listAnswers }, async () => {
		await ctx.api.upload(
			'/api/documents',
			{ productActionId: action.id, ...(comment ? { comment } : {}) },
			files.map((file) => ({ ...file, field: 'file[]' })),
		)
		return {
			to: paths.dashboard(),
			wrong: 'upload.wrong',
			notice: { key: 'upload.success', values: { count: files.length } },
			receipt: {
				title: say('upload.receipt', { label: labelOf(action, say) }),
				sent: listAnswers(),
				files: files.map(toReceiptFile),
				next: say('upload.nextStep'),
			},
		}
	})
}

function labelOf(action: Action, say: Say) {
	return findKnown(action.document)?.label ?? getActionTitle(action, say)
}
