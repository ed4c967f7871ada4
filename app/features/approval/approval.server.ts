import { findKnown } from '#app/lib/unread'
import { z } from 'zod/v4'
import type { Action } from '#app/api/resources/action'
import type { UsesSending } from '#app/request/context.server'
import type { Doubt } from '#app/forms/doubts.server'
import { createFieldSchemas } from '#app/forms/field-schemas.server'
import type { CompleteForm } from '#app/forms/parse-form.server'
import type { Say } from '#app/i18n/say.server'
import { cleanTyped } from '#app/lib/clean-text'
import { paths } from '#app/paths'
import { findFile } from '#app/products/action-file'
import { createFact } from '#app/products/facts'
import { toActionSubject, sendOnce } from '#app/submissions/send-once.server'
import { describeReadPaper } from '#app/submissions/read-papers.server'
import { listApprovalTerms } from './approval-page.server'
import { getActionTitle } from '#app/products/action-tasks.server'

/** The remark only goes out with the last two answers, and is judged with these alone [486] [488] [A40]. */
export function createApprovalSchema(say: Say) {
	const { optionalText } = createFieldSchemas(say)
	const remarked = z.object({ response: z.enum(['no', 'no_question']), explanation: optionalText('remark') })
	const unsent = z.string().overwrite(cleanTyped).optional()
	const approved = z.object({ response: z.literal('yes'), explanation: unsent })
	return z.discriminatedUnion('response', [remarked, approved], { error: say('validation.choice') })
}
type Approval = z.output<ReturnType<typeof createApprovalSchema>>

/** A question without words. */
function doubtSilence(say: Say): Doubt {
	const { question, confirm } = say.table('approval').silent
	return { name: 'explanation', value: '', question, confirm }
}

/** @see [489] */
export function sendApproval(ctx: UsesSending<'api'>, form: CompleteForm<Approval>, action: Action) {
	const { api, say } = ctx
	const { value } = form
	const { response } = value
	const isRemarked = response !== 'yes'
	const explanation = (isRemarked && value.explanation) || null
	const texts = say.table('approval')
	const remark = value.explanation ? [createFact(texts.remark, value.explanation)] : []
	const about = {
		...toActionSubject(action),
		route: 'actions/approve-document' as const,
		readShown: () => listApprovalTerms(action, say),
		listAnswers: () => [createFact(texts.answer, texts.answers[response]), ...remark],
		listDropped: () => (isRemarked ? [] : remark),
		doubts: response === 'no_question' && !explanation ? [doubtSilence(say)] : [],
	}
	return sendOnce(ctx, form, about, async () => {
		await api.post(`/api/actions/${encodeURIComponent(action.id)}/respond-document-approval`, {
			response,
			explanation,
		})
		return {
			to: paths.dashboard(),
			notice: { key: 'pages.do_action.approvedoc.success' },
			receipt: {
				title: say('approval.receipt', {
					label: findKnown(action.document)?.label ?? getActionTitle(action, say),
				}),
				sent: [createFact(texts.answer, texts.answers[response]), ...(isRemarked ? remark : [])],
				next: texts.next[response],
				shown: findFile(action) ? [await describeReadPaper(ctx, { kind: 'managed', id: action.id })] : [],
			},
		}
	})
}
