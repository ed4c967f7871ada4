import type { RequestContext } from '#app/request/context.server'
import { paths } from '#app/paths'
import { sendOnce, type SendResult } from '#app/sending/send-once.server'
import { listAnswerRows } from '#app/wizard/answer-rows.server'
import type { Answers } from '#app/wizard/post-wizard.server'
import { buildCheckPayload } from './check-payload'
import { getEarlierSubject, type Check } from './mortgage-check.server'

/** Sends the check of who is signed in. @see [633] */
export function sendCheck(ctx: RequestContext, check: Check, answers: Answers, productActionId: string) {
	const { api, say } = ctx
	const { wizard, mortgage } = check
	return sendOnce(ctx, answers.form, wizard.target, async (): Promise<SendResult> => {
		await api.post('/api/mortgage-check/submit-form', {
			productActionId,
			formData: formDataOf(check, answers),
		})
		const { title, next } = say.table('mortgageCheck')
		const rows = wizard.steps.flatMap(({ name, blocks }) =>
			listAnswerRows(blocks, answers.typed[name], answers.values, wizard.words, say),
		)
		return {
			to: paths.dashboard(),
			notice: { key: 'mortgageCheck.sent' },
			receipt: { title: mortgage.label ? `${title}: ${mortgage.label}` : title, sent: rows, next },
			answers: { subject: getEarlierSubject(mortgage), typed: answers.typed },
		}
	})
}

/** Sends the check of who came by a link; the token that let them in is gone after it. @see [644] [645] */
export function sendGuestCheck(
	ctx: RequestContext,
	check: Check,
	answers: Answers,
	{ action, id }: { action: string; id: string },
) {
	return sendOnce(ctx, answers.form, check.wizard.target, async (): Promise<SendResult> => {
		await ctx.api.post('/api/mortgage-check/submit-form-no-login', {
			consumerId: id,
			productActionId: action,
			formData: formDataOf(check, answers),
		})
		await ctx.session.drop('temporary')
		return { to: paths.login(), notice: { key: 'mortgageCheck.sent' } }
	})
}

function formDataOf({ loanParts, mortgage, knownPhone }: Check, { values, typed }: Answers) {
	return buildCheckPayload({ values, own: typed.own, loanParts, mortgage, knownPhone })
}
