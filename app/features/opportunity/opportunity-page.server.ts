import type { SerializeFrom } from '@remix-run/node'
import type { Action } from '#app/api/resources/action'
import { savingsPeriods } from '#app/api/resources/savings-period'
import type { Say } from '#app/i18n/say.server'
import { findKnown, isUnread } from '#app/lib/unread'
import { ContractViolation } from '#app/api/errors'
import type { StatedAction } from '#app/products/task-state.server'
import { fillChoice, fillMoney } from '#app/forms/prefill'
import { formatShown } from '#app/forms/prefilled-fields'
import { capitalise } from '#app/lib/capitalise'
import { toPlainText } from '#app/lib/html/plain-text.server'
import { createFact, describeMoney } from '#app/products/facts'
import type { ShownTerms } from '#app/submissions/shown-terms.server'
import { splitExplanation } from './split-explanation'

export type OpportunityView = SerializeFrom<typeof buildOpportunityView>

/** An own amount needs `smartcareShowAmount` [337]. */
export function offersOwnAmount({ smartcareShowAmount }: Action) {
	return smartcareShowAmount === true
}

function listOpportunityAnswers(action: Action) {
	return offersOwnAmount(action)
		? (['yes', 'future_date', 'custom_amount', 'no'] as const)
		: (['yes', 'future_date', 'no'] as const)
}

/** The own amount begins with the firm's. */
export function prefillOpportunity(action: Action) {
	const { smartcareMinSavingsAmount: least, smartcareSavingsPeriod: period } = action
	return {
		customAmount: fillMoney(least),
		customPeriod: fillChoice(period, savingsPeriods),
	}
}

/** @see [334-339] */
export function buildOpportunityView(action: StatedAction, say: Say) {
	const texts = say.table('opportunity')
	const prefill = prefillOpportunity(action)
	return {
		prefill: formatShown(prefill),
		purpose: action.isDone
			? undefined
			: texts.purpose[action.smartcareShowAmount === true ? 'amount' : 'words'],
		explanation: explanationOf(action, say),
		question: texts.question,
		options: listOpportunityAnswers(action).map((value) => ({ value, label: texts.options[value] })),
		unanswered: say('form.unanswered'),
		date: { label: texts.date, hint: say('form.dateHint'), pickLabel: say('form.pickDate') },
		amount: {
			label: texts.amount,
			hint: texts.amountHint,
			known: prefill.customAmount.text,
		},
		period: {
			label: texts.periodOfAmount,
			options: savingsPeriods.map((value) => ({ value, label: capitalise(texts.period[value]) })),
			known: prefill.customPeriod.text,
		},
		sends: texts.sends,
		submit: texts.submit,
	}
}

/** Terms of every answer: the mortgage, the firm's explanation, and the amount it proposes. @throws ContractViolation for an unread offer */
export function listOpportunityTerms(action: Action, label: string | undefined, say: Say): ShownTerms {
	const texts = say.table('opportunity')
	const { smartcareMinSavingsAmount: least, smartcareSavingsPeriod: period, smartcareShowAmount } = action
	if (isUnread(smartcareShowAmount) || isUnread(action.smartcareExplain))
		throw new ContractViolation('/api/actions')
	const lines = listExplanationLines(explanationOf(action, say))
	const per = least === undefined || isUnread(period) ? undefined : texts.period[period]
	const amount = [describeMoney(least, say), per].filter(Boolean).join(' ') || undefined
	return {
		facts: [createFact(texts.mortgage, label), createFact(texts.from, amount)],
		texts: lines.length > 0 ? [{ title: texts.explanation, lines }] : [],
	}
}

/** The lines as `Highlight` shows them: it keeps line ends, and blanks in a row are one. */
function listExplanationLines({ front = '', figure = '', rest = '', apart = '' }: Explanation = {}) {
	return `${front}${figure}${rest}\n${apart}`
		.split(/[\r\n]+/)
		.map((line) => line.replace(/[ \t]+/g, ' ').replace(/^ | $/g, ''))
		.filter((line) => line !== '')
}

type Explanation = Partial<Record<'front' | 'figure' | 'rest' | 'apart', string>>

/** The firm's text is Dutch. On a page in another language it stays whole, and the amount has a line of its own (contract §9). */
function explanationOf({ smartcareExplain, smartcareShowAmount }: Action, say: Say) {
	const text = toPlainText(findKnown(smartcareExplain) ?? '', say.table('sending').shown)
	const split = splitExplanation(text)
	const lang = say.language === 'nl' ? undefined : 'nl'
	if (!split) return text ? { rest: text, lang } : undefined
	if (smartcareShowAmount !== true) return undefined
	const { measure, period } = say.table('opportunity')
	const words = [
		split.measure && measure[split.measure],
		split.amount.replaceAll(' ', '\u00a0'),
		split.period && period[split.period],
	]
	const figure = words.filter(Boolean).join(' ')
	if (lang) return { rest: text, lang, apart: capitalise(figure) }
	return { front: split.front, figure: split.front ? figure : capitalise(figure), rest: split.rest }
}
