import { tellOutcome } from './check-texts.server'
import { ApiFailure, type ApiError } from '#app/api/errors'
import { settle } from '#app/request/settle'
import { TooOften } from '#app/limits/counter.server'
import type { Say } from '#app/i18n/say.server'
import type { UsesSending } from '#app/request/context.server'
import { paths } from '#app/paths'
import { forgetKnownGuest } from '#app/request/known-guest.server'
import { sendOnce } from '#app/submissions/send-once.server'
import type { SendResult } from '#app/submissions/send-result.server'
import { listAnswerRows } from '#app/wizard/answer-rows.server'
import { redirectAway } from '#app/wizard/wizard.server'
import type { Answers } from '#app/wizard/post-wizard.server'
import { buildCheckPayload } from './check-payload'
import { describeGuestFailure } from './guest-failure.server'
import { describeGuestProblem } from './guest-problem'
import { getEarlierSubject, type Check } from './mortgage-check.server'

/** @see [633] */
export function sendCheck(ctx: UsesSending<'api'>, check: Check, answers: Answers, productActionId: string) {
	const { api } = ctx
	const { wizard, mortgage } = check
	const listAnswers = () => listCheckAnswers(check, answers, ctx.say)
	return sendOnce(ctx, answers.form, { ...wizard.target, listAnswers }, async (): Promise<SendResult> => {
		await api.post('/api/mortgage-check/submit-form', {
			productActionId,
			formData: formDataOf(check, answers),
		})
		return {
			to: paths.dashboard(),
			notice: { key: 'mortgageCheck.sent' },
			receipt: describeCheck(check, answers, ctx.say),
			answers: { subject: getEarlierSubject(mortgage), typed: answers.typed },
		}
	})
}

function listCheckAnswers({ wizard: { steps, words } }: Check, { typed, values }: Answers, say: Say) {
	return steps.flatMap(({ name, blocks }) =>
		listAnswerRows(blocks, { typed: typed[name], values }, words, say),
	)
}

function describeCheck(check: Check, answers: Answers, say: Say) {
	const { title, next } = say.table('mortgageCheck')
	const { label } = check.mortgage
	const sent = listCheckAnswers(check, answers, say)
	return { title: label ? `${title}: ${label}` : title, sent, next }
}

/** Deletes the guest's token after success. @see [644] [645] */
export function sendGuestCheck(
	ctx: UsesSending<'api'>,
	check: Check,
	answers: Answers,
	{ action, id }: { action: string; id: string },
) {
	const listAnswers = () => listCheckAnswers(check, answers, ctx.say)
	return sendOnce(
		ctx,
		answers.form,
		{ ...check.wizard.target, listAnswers },
		async (): Promise<SendResult> => {
			const body = { consumerId: id, productActionId: action, formData: formDataOf(check, answers) }
			const { problem } = await settle(ctx.api.post('/api/mortgage-check/submit-form-no-login', body))
			if (problem) await rejectGuestCheck(ctx, check, action, problem)
			await forgetKnownGuest(ctx, action)
			const receipt = describeCheck(check, answers, ctx.say)
			const outcome = tellOutcome(check.wizard.getFacts?.('advice', answers.values) ?? {}, ctx.say)
			return {
				to: paths.login(),
				notice: { key: 'mortgageCheck.sent' },
				receipt: {
					...receipt,
					next: outcome ? `${outcome} ${receipt.next}` : receipt.next,
					sender: { name: check.knownName },
				},
			}
		},
	)
}

/** An invalid token or a deleted check redirects, because every retry would fail. @throws always */
async function rejectGuestCheck(
	ctx: UsesSending,
	{ wizard }: Check,
	action: string,
	problem: ApiError,
): Promise<never> {
	if (problem instanceof ApiFailure && problem.answered === 429) throw toTooOften(problem)
	if (describeGuestProblem(problem, action).problem === 'mortgageCheck.unavailable') throw problem
	const { away, problem: reason } = await describeGuestFailure(ctx, problem, action)
	if (!reason) throw problem
	throw await redirectAway(ctx, { ...wizard, away }, reason)
}

/** A wait of unknown length is a refusal without a time. */
function toTooOften(problem: ApiFailure) {
	const { lockedSeconds: seconds = problem.retryAfterSeconds } = problem
	return seconds === undefined ? problem : new TooOften(seconds)
}

function formDataOf({ loanParts, mortgage, knownPhone }: Check, { values, typed }: Answers) {
	return buildCheckPayload({ values, own: typed.own, loanParts, mortgage, knownPhone })
}
