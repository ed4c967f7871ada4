import type { SerializeFrom } from '@remix-run/node'
import { z } from 'zod/v4'
import { ContractViolation } from '#app/api/errors'
import { findKnown, hasUnread } from '#app/lib/unread'
import type { StatedAction } from '#app/products/task-state.server'
import type { Bankguarantee } from '#app/api/resources/product'
import type { UsesSending } from '#app/request/context.server'
import type { CompleteForm } from '#app/forms/parse-form.server'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { createDateFact, createFact, createMoneyFact, createTextFact } from '#app/products/facts'
import { toActionSubject, sendOnce } from '#app/submissions/send-once.server'
import type { ShownTerms } from '#app/submissions/shown-terms.server'
import { listOneOffCost } from './bankguarantees.server'
import { describeReadPapers, listPapers } from './papers.server'

export type GuaranteeView = SerializeFrom<typeof buildGuaranteeView>

/** @see [366] [367] [370] */
export function buildGuaranteeView(guarantee: Bankguarantee, { isDone }: StatedAction, say: Say) {
	const texts = say.table('guaranteeProposal')
	return {
		purpose: isDone ? undefined : texts.purpose,
		facts: listTerms(guarantee, say),
		about: { title: texts.about, text: say('bankguarantees.explanation') },
		papers: listPapers(guarantee, say),
		agreed: texts.agreed,
		wait: texts.wait,
		sends: texts.sends,
		approve: texts.approve,
		decline: texts.decline,
	}
}

function listTerms(guarantee: Bankguarantee, say: Say) {
	const texts = say.table('guaranteeProposal')
	const { amount, premium } = say.table('bankguarantees')
	return [
		createTextFact(texts.product, guarantee.label, say),
		createDateFact(texts.date, guarantee.dateBankguarantee, say),
		createMoneyFact(amount, guarantee.amount, say),
		createMoneyFact(premium, guarantee.premium, say),
		...listOneOffCost(guarantee, say),
	]
}

/** Terms that both buttons answer. @throws ContractViolation for terms that could not be read */
export function listGuaranteeTerms(guarantee: Bankguarantee, say: Say): ShownTerms {
	const { label, amount, premium, oneOffAdditionalOrvCost, dateBankguarantee, isBnp, arrangement } = guarantee
	if (hasUnread({ label, amount, premium, oneOffAdditionalOrvCost, dateBankguarantee, isBnp, arrangement }))
		throw new ContractViolation('/api/products/bankguarantees')
	const { about, agreed } = say.table('guaranteeProposal')
	const papers = listPapers(guarantee, say).files.map(({ name }) => name)
	const { papers: term, statement } = say.table('sending').shown
	return {
		facts: [...listTerms(guarantee, say), createFact(term, papers.join(', ')), createFact(statement, agreed)],
		texts: [{ title: about, lines: [say('bankguarantees.explanation')] }],
	}
}

/** Requesting needs the checkbox, declining does not [372] [A93]. */
export function createGuaranteeSchema(say: Say) {
	const button = z.string().optional()
	const rawSchema = z.object({ agreed: z.string().optional(), approve: button, decline: button })
	return rawSchema.transform(({ agreed, approve, decline }, context): { accepted: boolean } => {
		if (decline !== undefined) return { accepted: false }
		if (approve !== undefined && agreed === 'on') return { accepted: true }
		context.addIssue({ code: 'custom', path: ['agreed'], message: say('guaranteeProposal.mustAgree') })
		return z.NEVER
	})
}

/** @see [373] */
export function sendGuaranteeChoice(
	ctx: UsesSending<'api'>,
	form: CompleteForm<{ accepted: boolean }>,
	action: StatedAction,
	guarantee: Bankguarantee,
) {
	const { api, say } = ctx
	const { accepted } = form.value
	const label = findKnown(guarantee.label)
	const outcome = accepted ? 'requested' : 'rejected'
	const texts = say.table('guaranteeProposal')
	const readShown = () => listGuaranteeTerms(guarantee, say)
	const listAnswers = () => [createFact(texts.answer, texts.answers[outcome])]
	const isTicked = Object.hasOwn(form.submission.payload, 'agreed')
	const agreement = createFact(say('sending.shown.statement'), texts.agreed)
	const listDropped = () => (isTicked && !accepted ? [agreement] : [])
	const route = 'actions/bankguarantee-proposal' as const
	const about = { ...toActionSubject(action), route, readShown, listAnswers, listDropped }
	return sendOnce(ctx, form, about, async () => {
		const actionId = encodeURIComponent(action.id)
		await api.post(`/api/products/bankguarantees/actions/${actionId}/submit-choice`, { accepted })
		return {
			to: paths.dashboard(),
			notice: { key: `guaranteeProposal.${outcome}` },
			declines: !accepted,
			receipt: {
				title: label ? `${texts.receipt[outcome]}: ${label}` : texts.receipt[outcome],
				sent: listAnswers(),
				next: texts.next[outcome],
				shown: await describeReadPapers(ctx, guarantee),
			},
		}
	})
}
