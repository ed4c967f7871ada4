import { z } from 'zod/v4'
import type { Action } from '#app/api/resources/action'
import type { UsesSending } from '#app/request/context.server'
import type { CompleteForm } from '#app/forms/parse-form.server'
import type { ParsedUpload } from '#app/forms/upload-form.server'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { toActionSubject, sendOnce } from '#app/sending/send-once.server'
import { getActionTitle } from '#app/products/action-tasks.server'

/** A comment, which may be left out; the files stand beside it [477]. */
export function createUploadSchema(say: Say) {
	const message = say('validation.maximumLength', { maximum: 5000 })
	return z.object({ comment: z.string().trim().max(5000, message).optional() })
}
type DocumentNote = z.output<ReturnType<typeof createUploadSchema>>

/** Sends the files for an action, once. @see [481] */
export function sendDocuments(
	ctx: UsesSending<'api'>,
	action: Action,
	form: ParsedUpload<DocumentNote> & CompleteForm<DocumentNote>,
) {
	const { say } = ctx
	const { files } = form
	const { comment } = form.value
	return sendOnce(ctx, form, { ...toActionSubject(action), files }, async () => {
		await ctx.api.upload(
			'/api/documents',
			{ productActionId: action.id, ...(comment ? { comment } : {}) },
			files.map((file) => ({ ...file, field: 'file[]' })),
		)
		return {
			to: paths.dashboard(),
			notice: { key: 'upload.success', values: { count: files.length } },
			receipt: {
				title: say('upload.receipt', { label: action.document?.label ?? getActionTitle(action, say) }),
				sent: comment ? [{ term: say('upload.comment'), detail: comment }] : [],
				files: files.map(({ name, size, sha256 }) => ({ name, size, sha256 })),
				next: say('upload.nextStep'),
			},
		}
	})
}
