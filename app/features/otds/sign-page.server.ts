import { ContractViolation } from '#app/api/errors'
import type { SerializeFrom } from '@remix-run/node'
import type { Otd } from '#app/api/resources/otd'
import { getFileTexts } from '#app/downloads/file-links'
import { isUnread } from '#app/lib/unread'
import type { StatedAction } from '#app/products/task-state.server'
import { findText } from '#app/forms/find-value'
import { describeRecord } from '#app/forms/parse-prefilled.server'
import { fillText } from '#app/forms/prefill'
import { formatShown } from '#app/forms/prefilled-fields'
import type { Uses, UsesOwner } from '#app/request/context.server'
import { createExplainer } from '#app/i18n/explain-words.server'
import type { Say } from '#app/i18n/say.server'
import { formatPercent } from '#app/lib/numbers'
import { paths } from '#app/paths'
import { getActionHead } from '#app/products/action-head.server'
import {
	createFact,
	createMoneyFact,
	createTextFact,
	describeMoney,
	describeRead,
	listTextFacts,
} from '#app/products/facts'
import { toActionSubject } from '#app/submissions/send-once.server'
import { findTyped } from '#app/submissions/typed-draft.server'
import type { ShownTerms } from '#app/submissions/shown-terms.server'
import { canSignHere, describeMandate, describeUnsignable, findCreditorName } from './mandate.server'
import { hasAcceptedTerms, readTermsText } from './terms.server'

export type SignView = SerializeFrom<typeof getSignView>

/** Includes the draft [386-392]. */
export async function getSignView(
	ctx: UsesOwner<'firm' | 'say' | 'session'>,
	otd: Otd,
	action: StatedAction,
) {
	const { say } = ctx
	const hasAgreed = hasAcceptedTerms(ctx, action, await readTermsText(ctx))
	const prefill = prefillAccount(otd)
	const { typed, overtaken } = await findTyped(ctx, toActionSubject(action), prefill)
	const texts = say.table('otdSign')
	const mandate = await describeMandate(ctx, otd)
	return {
		kind: 'sign' as const,
		purpose: action.isDone || !canSignHere(otd) ? undefined : texts.purpose,
		facts: costsOf(otd, say),
		papers: {
			title: texts.papers,
			texts: getFileTexts(say),
			files: [{ href: paths.downloadOtd(action.id), name: texts.paper }],
		},
		termsPart: {
			title: texts.terms,
			purpose: texts.termsPurpose,
			read: texts.readTerms,
			agreed: hasAgreed ? texts.termsAgreed : undefined,
		},
		debit: mandate && { ...debitOf(otd, say), mandate, ...fieldsOf(prefill, overtaken, say) },
		prefill: mandate && formatShown(prefill),
		known: {
			sepaAccountholderIbanAccount: findText(typed, 'sepaAccountholderIbanAccount'),
			sepaAccountholderIbanName: findText(typed, 'sepaAccountholderIbanName'),
			// Agreement from an earlier session is not restored.
			agreed: hasAgreed ? findText(typed, 'agreed') : undefined,
		},
		agreed: { label: texts.agreed, hint: hasAgreed ? undefined : texts.agreedWait },
		sends: mandate ? texts.sendsDebit : texts.sends,
		submit: texts.submit,
	}
}

/** The action may stay open after the assignment was signed or cancelled. @throws ContractViolation where that is unread */
export function closeWithOtd(action: StatedAction, { isCancelled, isSigned }: Otd): StatedAction {
	if (isUnread(isCancelled) || isUnread(isSigned)) throw new ContractViolation('/api/products/otds')
	return isCancelled === true || isSigned === true ? { ...action, isDone: true } : action
}

export async function getSignHead(
	ctx: UsesOwner<'firm' | 'queryTokens' | 'say' | 'session'>,
	action: StatedAction,
	otd: Otd,
) {
	const terms = action.isDone ? undefined : await listSignTerms(ctx, otd)
	const head = await getActionHead(ctx, action, 'actions/sign-otd', terms)
	if (!action.isDone && !canSignHere(otd))
		return { ...head, formId: undefined, shownTerms: undefined, unbound: describeUnsignable(ctx.say) }
	if (otd.isCancelled !== true || !head.done) return head
	return { ...head, done: { ...head.done, title: ctx.say('otdSign.cancelled'), when: undefined } }
}

/** Terms that a signature agrees to. */
export async function listSignTerms(ctx: Uses<'firm' | 'say'>, otd: Otd): Promise<ShownTerms> {
	const { say } = ctx
	const mandate = await describeMandate(ctx, otd)
	const { agreed } = say.table('otdSign')
	const { statement } = say.table('sending').shown
	const facts = [
		...listTextFacts(say('otdSign.paper'), otd.label, say),
		...listMoneyTerms(otd, say),
		...(mandate ? [mandate, ...accountOf(otd, say)] : []),
		createFact(statement, agreed),
	]
	return { facts, texts: [await readTermsText(ctx)] }
}

/** The account that is prefilled: an untouched field follows the record, but never to one that was not shown. */
function accountOf(otd: Otd, say: Say) {
	const { iban, holder } = say.table('otdSign')
	return [
		createFact(iban, describeRead(otd.sepaAccountholderIbanAccount, say, String)),
		createFact(holder, describeRead(otd.sepaAccountholderIbanName, say, String)),
	]
}

function costsOf(otd: Otd, say: Say) {
	const texts = say.table('otdSign')
	const { totalAtOnce } = otd
	const amount = totalAtOnce === undefined || totalAtOnce === 0 ? undefined : describeMoney(totalAtOnce, say)
	const marked = amount && otd.hasAutomaticDebitFees === true ? say('otdSign.oneTime', { amount }) : amount
	return [
		createTextFact(texts.service, otd.serviceName, say),
		...listTextFacts(texts.subservice, otd.subserviceName, say),
		...(marked ? [createFact(texts.atOnce, marked)] : []),
	]
}

function listMoneyTerms(otd: Otd, say: Say) {
	return [...costsOf(otd, say), ...(otd.hasAutomaticDebitFees === true ? debitOf(otd, say).facts : [])]
}

function debitOf(otd: Otd, say: Say) {
	const texts = say.table('otdSign')
	const { vatPercentage } = otd
	return {
		title: texts.debit,
		explained: createExplainer(say)(texts.creditorId),
		facts: [
			createTextFact(texts.reference, otd.sepaPaymentReference, say),
			createFact(texts.creditor, findCreditorName(otd)),
			createTextFact(texts.creditorId, otd.sepaCreditorId, say),
			createMoneyFact(texts.monthly, otd.totalMonthly, say),
			createFact(texts.vat, describeRead(vatPercentage, say, formatPercent)),
			createMoneyFact(texts.vatAmount, otd.vatTotalMonthly, say),
		],
	}
}

type Account = ReturnType<typeof prefillAccount>

export function prefillAccount(otd: Otd) {
	const { sepaAccountholderIbanAccount: account, sepaAccountholderIbanName: name } = otd
	return {
		sepaAccountholderIbanAccount: fillText(account),
		sepaAccountholderIbanName: fillText(name),
	}
}

/** Fields whose record changed since the draft was saved say what it has now. */
function fieldsOf(prefill: Account, overtaken: readonly string[], say: Say) {
	const { iban, ibanHint, holder, holderHint } = say.table('otdSign')
	const noteOf = (name: keyof Account) => {
		if (prefill[name].isUnread) return say('form.record.unread')
		return overtaken.includes(name) ? describeRecord(prefill[name].text, say) : undefined
	}
	const hintOf = (hint: string, name: keyof Account) => [hint, noteOf(name)].filter(Boolean).join(' ')
	return {
		iban: { label: iban, hint: hintOf(ibanHint, 'sepaAccountholderIbanAccount') },
		holder: { label: holder, hint: hintOf(holderHint, 'sepaAccountholderIbanName') },
	}
}
