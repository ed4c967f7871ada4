import { ContractViolation } from '#app/api/errors'
import { findKnown, hasUnread, isUnread, type Unread } from '#app/lib/unread'
import type { StatedAction } from '#app/products/task-state.server'
import { redirect, type SerializeFrom } from '@remix-run/node'
import { z } from 'zod/v4'
import { findUsableUrl } from '#app/api/addresses.server'
import type { Action } from '#app/api/resources/action'
import type { UsesSending } from '#app/request/context.server'
import { createFieldSchemas } from '#app/forms/field-schemas.server'
import { isComplete, type CompleteForm, type ParsedForm } from '#app/forms/parse-form.server'
import { createExplainer } from '#app/i18n/explain-words.server'
import type { Say } from '#app/i18n/say.server'
import { formatMoney } from '#app/lib/money'
import { paths } from '#app/paths'
import { createDateFact, createFact, createMoneyFact, createTextFact } from '#app/products/facts'
import { answerIncomplete, answerWithdrawn } from '#app/submissions/check-shown.server'
import { toActionSubject, sendOnce } from '#app/submissions/send-once.server'
import type { SendResult } from '#app/submissions/send-result.server'
import type { ShownTerms } from '#app/submissions/shown-terms.server'
import { getUnsignedUrl } from '#app/lib/parse-url'

/** Euros; fixed for all proposals [433] [434]. */
const liability = 2_500_000
const ownersInterest = 20_000

export type InsuranceProposal = Exclude<Action['woongarant'], Unread | undefined>
export type ProposalView = SerializeFrom<typeof buildProposalView>

/** @throws Response redirect to not-found for an action without a proposal [A90]; ContractViolation for an unread one */
export function requireProposal({ woongarant }: Action): InsuranceProposal {
	if (isUnread(woongarant)) throw new ContractViolation('woongarant')
	if (!woongarant) throw redirect(paths.notFound())
	return woongarant
}

/** Terms that are not there, or that could not be read, cannot be agreed to. */
function findApproval({ isDone }: StatedAction, proposal: InsuranceProposal) {
	const { approvalUrl, conditionsUrl, infoUrl, actionCounter: _, ...terms } = proposal
	const isInfoShown = infoUrl === undefined || findUsableUrl(findKnown(infoUrl)) !== undefined
	if (isDone || hasUnread(terms) || !isInfoShown || !findUsableUrl(conditionsUrl)) return undefined
	return findUsableUrl(approvalUrl)?.href
}

/** @see [430-437] */
export function buildProposalView(action: StatedAction, proposal: InsuranceProposal, say: Say) {
	const texts = say.table('proposal')
	const approval = findApproval(action, proposal)
	const { purpose, unavailable, noConditions } = texts
	const hasConditions = findUsableUrl(proposal.conditionsUrl) !== undefined
	const covers = coverOf(proposal, say)
	const explained = createExplainer(say)(covers.map(({ term }) => term).join('\n'))
	return {
		purpose: action.isDone ? undefined : approval === undefined ? unavailable : purpose,
		missing: action.isDone || hasConditions ? undefined : noConditions,
		offer: { title: texts.offer, facts: offerOf(proposal, say) },
		cover: { title: texts.cover, facts: covers, explained, warning: warningOf(proposal, say) },
		papers: { title: texts.read, newTab: say('documents.newTab'), links: linksOf(proposal, say) },
		agree: texts.agree,
		sends: texts.sends,
		submit: texts.submit,
		approval,
	}
}

function offerOf(proposal: InsuranceProposal, say: Say) {
	const texts = say.table('proposal')
	return [
		createDateFact(texts.quoteDate, proposal.quoteDate, say),
		createTextFact(texts.address, proposal.risicoAddress, say),
		createTextFact(texts.code, proposal.proposalCode, say),
		createTextFact(texts.product, proposal.product, say),
		createTextFact(texts.coverage, proposal.coverage, say),
		createMoneyFact(texts.deductibleContents, proposal.deductibleContents, say),
		createMoneyFact(texts.premium, proposal.premium, say),
	]
}

function coverOf({ isApartment, deductibleProperty, renovationPremium }: InsuranceProposal, say: Say) {
	const texts = say.table('proposal')
	const tick = (term: string) => ({ ...createFact(term, texts.included), isTick: true })
	const apartment = () => [createMoneyFact(texts.ownersInterest, ownersInterest, say), tick(texts.glass)]
	const house = () => [
		tick(texts.building),
		createMoneyFact(texts.deductibleProperty, deductibleProperty, say),
		createMoneyFact(texts.renovation, renovationPremium, say),
	]
	// Unknown: neither cover is stated.
	const own = typeof isApartment !== 'boolean' ? [] : isApartment ? apartment() : house()
	const always = [
		tick(texts.contents),
		createMoneyFact(texts.liability, liability, say),
		tick(texts.underinsurance),
	]
	return [...own, ...always].map((fact) => ({ isTick: false, ...fact }))
}

function warningOf({ isApartment, renovationPremium = 0 }: InsuranceProposal, say: Say) {
	if (isApartment === true || isUnread(renovationPremium) || renovationPremium <= 0) return undefined
	return {
		kind: say('proposal.warning'),
		text: say('proposal.renovationWarning', { amount: formatMoney(renovationPremium) }),
	}
}

function linksOf({ infoUrl, conditionsUrl }: InsuranceProposal, say: Say) {
	const { information, conditions } = say.table('proposal')
	return [
		{ label: information, href: findUsableUrl(findKnown(infoUrl))?.href },
		{ label: conditions, href: findUsableUrl(conditionsUrl)?.href },
	].flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }]))
}

/** Amounts, covers, the addresses of the papers, and the site that signs. */
export function listProposalTerms(proposal: InsuranceProposal, say: Say): ShownTerms {
	const texts = say.table('proposal')
	return {
		facts: [
			...offerOf(proposal, say),
			...coverOf(proposal, say).map(({ term, detail }) => createFact(term, detail)),
			...papersOf(proposal, say),
			createFact(texts.site, addressOf(findUsableUrl(proposal.approvalUrl))),
			createFact(say('sending.shown.statement'), texts.agree),
		],
	}
}

function addressOf(url: URL | undefined) {
	return url && getUnsignedUrl(url)
}

function papersOf(proposal: InsuranceProposal, say: Say) {
	return linksOf(proposal, say).map(({ label, href }) => createFact(label, getUnsignedUrl(new URL(href))))
}

/** Undefined while the proposal can be agreed to. A done one is answered by `signProposal`. */
function findWithdrawal(action: StatedAction, proposal: InsuranceProposal, say: Say) {
	if (action.isDone || findApproval(action, proposal) !== undefined) return undefined
	const hasConditions = findUsableUrl(proposal.conditionsUrl) !== undefined
	return say(hasConditions ? 'proposal.withdrawn' : 'proposal.withdrawnConditions')
}

/** The client agrees to what was shown, or reads why nobody can. */
export function postProposal(
	ctx: UsesSending,
	form: ParsedForm<unknown>,
	action: StatedAction,
	proposal: InsuranceProposal,
) {
	const route = 'actions/sign-proposal' as const
	const about = { ...toActionSubject(action), route, terms: listProposalTerms(proposal, ctx.say) }
	const words = findWithdrawal(action, proposal, ctx.say)
	if (words !== undefined) return answerWithdrawn(ctx, form, { ...about, words })
	return isComplete(form) ? signProposal(ctx, form, action, proposal) : answerIncomplete(ctx, form, about)
}

/** @see [436] */
export function createProposalSchema(say: Say) {
	return z.object({ agreed: createFieldSchemas(say).agreed() })
}

/** Makes no API call, so the action stays open until the API closes it [A39] [A90]. */
function signProposal(
	ctx: UsesSending,
	form: CompleteForm<unknown>,
	action: StatedAction,
	proposal: InsuranceProposal,
) {
	const { say } = ctx
	const texts = say.table('proposal')
	const href = findApproval(action, proposal)
	const { subject } = toActionSubject(action)
	const readShown = () => listProposalTerms(proposal, say)
	const listAnswers = () => [createFact(texts.agreement, texts.agreementGiven)]
	const about = {
		subject,
		route: 'actions/sign-proposal' as const,
		isDone: action.isDone,
		readShown,
		listAnswers,
	}
	return sendOnce(ctx, form, about, () =>
		Promise.resolve<SendResult>(
			href === undefined
				? { to: form.address }
				: {
						to: paths.dashboard(),
						notice: {
							key: 'proposal.agreed',
							links: [{ href, key: 'proposal.sign', newTab: true }],
						},
						receipt: {
							title: action.label ? `${texts.receipt}: ${action.label}` : texts.receipt,
							sent: listAnswers(),
							next: texts.next,
							link: { href, label: texts.sign },
						},
					},
		),
	)
}
