import type { SerializeFrom } from '@remix-run/node'
import type { Action } from '#app/api/resources/action'
import { savingsPeriods, type SavingsPeriod } from '#app/api/resources/savings-period'
import type { Say } from '#app/i18n/say.server'
import { findKnown, isUnread } from '#app/lib/unread'
import { ContractViolation } from '#app/api/errors'
import type { StatedAction } from '#app/products/task-state.server'
import { fillChoice, fillMoney } from '#app/forms/prefill'
import { formatShown } from '#app/forms/prefilled-fields'
import { capitalise } from '#app/lib/capitalise'
import { toPlainText } from '#app/lib/html/html-lines.server'
import { createFact, describeMoney } from '#app/products/facts'
import type { ShownTerms } from '#app/submissions/shown-terms.server'

const digits = String.raw`\d+(?:\.\d{3})*(?:,\d{1,2}|\.\d{2}|,-{1,2})?(?![\d])`
const euros = new RegExp(
	String.raw`(?:\u20ac|\bEUR\b)\s*${digits}|(?<!\d[.,])\b${digits}\s*(?:\u20ac|(?:euro|EUR)\b)`,
	'i',
)

const end = String.raw`(?![\p{L}\d])`
const month = String.raw`(?:maand|mnd)${end}`
const year = String.raw`(?:jaar|jr)${end}`
const each = String.raw`(?:(?:per|elke?|iedere?)\s+|/\s*)`

const measures = [
	['about', /(?:(?<![\p{L}\d])(?:ongeveer|circa|ca\.?)|\u00b1)\s*$/iu],
	['atMost', /(?<![\p{L}\d])(?:maximaal|hooguit|hoogstens|ten hoogste|max\.?)\s*$/iu],
	['atLeast', /(?<![\p{L}\d])(?:minimaal|minstens|ten minste|tenminste|min\.?)\s*$/iu],
] as const

const periods = [
	['MONTHLY', new RegExp(String.raw`^\s*(?:${each}${month}|maandelijks${end}|p[/.]?\s?m${end}\.?)`, 'iu')],
	['ANNUALLY', new RegExp(String.raw`^\s*(?:${each}${year}|jaarlijks${end}|p[/.]?\s?j${end}\.?)`, 'iu')],
	[
		'REMAINING_DURATION',
		/^\s*(?:(?:per|over|voor|in|tijdens|gedurende)\s+)?(?:de\s+)?(?:hele\s+)?resterende\s+looptijd(?![\p{L}\d])/iu,
	],
] as const

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

/** `front` and `rest` include the spaces next to the amount. */
interface ExplanationParts {
	front: string
	/** "ongeveer", "maximaal", "minimaal" and similar. */
	measure?: 'about' | 'atMost' | 'atLeast'
	/** Text of the firm: `€ 75`. */
	amount: string
	/** "per maand" and similar. */
	period?: SavingsPeriod
	rest: string
}

/** Splits at the first euro amount; undefined without one [340] [341] [A96]. */
export function splitExplanation(text: string): ExplanationParts | undefined {
	const match = euros.exec(text)
	if (!match) return undefined
	const [amount] = match
	const before = text.slice(0, match.index)
	const after = text.slice(match.index + amount.length)
	const measure = findPhrase(measures, before)
	const period = findPhrase(periods, after)
	return {
		front: before.slice(0, before.length - (measure?.length ?? 0)).trimStart(),
		measure: measure?.name,
		amount: amount.replace(/\s+/g, ' '),
		period: period?.name,
		rest: after.slice(period?.length ?? 0).trimEnd(),
	}
}

function findPhrase<Name extends string>(phrases: readonly (readonly [Name, RegExp])[], text: string) {
	for (const [name, pattern] of phrases) {
		const length = pattern.exec(text)?.[0].length
		if (length !== undefined) return { name, length }
	}
	return undefined
}
