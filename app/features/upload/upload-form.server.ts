import { findKnown } from '#app/lib/unread'
import { z } from 'zod/v4'
import type { Action } from '#app/api/resources/action'
import type { UsesSending } from '#app/request/context.server'
import { createFieldSchemas } from '#app/forms/field-schemas.server'
import { answerInvalid, type CompleteForm } from '#app/forms/parse-form.server'
import type { ParsedUpload } from '#app/forms/upload-form.server'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { toReceiptFile } from '#app/submissions/receipt-file'
import { toActionSubject, sendOnce } from '#app/submissions/send-once.server'
import { getFormOwner } from '#app/session/form-token.server'
import { getActionTitle } from '#app/products/action-tasks.server'
import { joinFiles, type SentFile } from './join-files.server'
import { canJoin, listAcceptedTypes } from './upload-page.server'

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
