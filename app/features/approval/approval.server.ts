import { z } from 'zod/v4'
import type { Action } from '#app/api/resources/action'
import type { UsesSending } from '#app/request/context.server'
import type { CompleteForm } from '#app/forms/parse-form.server'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { findFile } from '#app/products/action-file'
import { createFact } from '#app/products/facts'
import { toActionSubject, sendOnce } from '#app/submissions/send-once.server'
import { describeReadPaper } from '#app/submissions/read-papers.server'
import { listApprovalTerms } from './approval-page.server'
import { getActionTitle } from '#app/products/action-tasks.server'

/** The remark is only read for the last two answers [486] [488] [A40]. */
export function createApprovalSchema(say: Say) {
	const remark = z.string().trim()
	return z.discriminatedUnion(
		'response',
		[
			z.object({ response: z.literal('yes') }),
			z.object({ response: z.enum(['no', 'no_question']), explanation: remark.optional() }),
		],
		{ error: say('validation.choice') },
	)
}
type Approval = z.output<ReturnType<typeof createApprovalSchema>>

/** @see [489] */
export function sendApproval(ctx: UsesSending<'api'>, form: CompleteForm<Approval>, action: Action) {
	const { api, say } = ctx
	const { value } = form
	const { response } = value
	const explanation = ('explanation' in value && value.explanation) || null
	const texts = say.table('approval')
	const readShown = () => listApprovalTerms(action, say)
	return sendOnce(ctx, form, { ...toActionSubject(action), readShown }, async () => {
		await api.post(`/api/actions/${encodeURIComponent(action.id)}/respond-document-approval`, {
			response,
			explanation,
		})
		return {
			to: paths.dashboard(),
			notice: { key: 'pages.do_action.approvedoc.success' },
			receipt: {
				title: say('approval.receipt', { label: action.document?.label ?? getActionTitle(action, say) }),
				sent: [
					createFact(texts.answer, texts.answers[response]),
					...(explanation ? [createFact(texts.remark, explanation)] : []),
				],
				next: texts.next[response],
				shown: findFile(action) ? [await describeReadPaper(ctx, { kind: 'managed', id: action.id })] : [],
			},
		}
	})
}
