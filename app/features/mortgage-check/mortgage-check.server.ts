import { formatConsumerName, type Person } from '#app/api/resources/consumer'
import { mortgageSchema as mortgageResource, type Mortgage } from '#app/api/resources/mortgage'
import { findKnown, isUnread, type Read } from '#app/lib/unread'
import { describeMoney, createFact, createTextFact } from '#app/products/facts'
import { requireLicence } from '#app/firm/firm.server'
import { fillText, fillDate, fillMoney, fillNumber } from '#app/forms/prefill'
import type { UsesOwner } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { toWallClock } from '#app/lib/wall-clock'
import { readHouseAddress } from '#app/products/address'
import { getHouseAmounts, findHouseAmount } from '#app/products/house-amount'
import { listPartTypes, listBasisChoices } from '#app/products/value-basis'
import { getRecordOwner } from '#app/submissions/record-owner.server'
import { findAnswers } from '#app/submissions/earlier-answers.server'
import type { DraftTarget } from '#app/submissions/draft.server'
import type { TextKey } from '#app/locales/texts'
import { labelAnswers } from '#app/wizard/question-texts'
import type { Wizard } from '#app/wizard/wizard.server'
import { buildCheckSteps } from './check-steps'
import { createStepFacts } from './check-texts.server'
import type { Block, Question } from '#app/wizard/question'
import { paths } from '#app/paths'
import { getFormId } from '#app/submissions/send-once.server'

export async function getCheckHead(ctx: UsesOwner<'say'>, { wizard, mortgage }: Check) {
	const { title, purpose, toLogin } = ctx.say.table('mortgageCheck')
	return {
		title,
		purpose,
		kicker: mortgage.label,
		back: { href: paths.login(), label: toLogin },
		formId: await getFormId(ctx, wizard.target.subject),
		done: undefined,
	}
}

const mostRows = 30
const isRunning = { names: ['mortgage_running'], is: ['yes'] }

export interface CheckSubject {
	target: DraftTarget & { isDone?: boolean }
	href: string
	away?: string
	onLeave?: Wizard['onLeave']
	/** Undefined after a failed call, with the reason in `problem`. */
	mortgage?: Mortgage
	consumer?: Person
	problem?: TextKey
}

const noMortgage = mortgageResource.parse({ id: 'unknown' })

/** Questions depend on the licence, the mortgage and the client's age [590]. */
export async function getCheck(ctx: UsesOwner<'firm' | 'say'>, subject: CheckSubject) {
	const { say } = ctx
	const licence = await requireLicence(ctx)
	const { title, submit, sends, ...words } = say.table('mortgageCheck')
	const { mortgage = noMortgage, consumer, ...rest } = subject
	const bases = listBasisChoices(mortgage.collateral, say).options
	const { question1b, question7bC, question11 = false } = licence.smartcare
	const problems = findProblems(subject, question1b)
	const loanParts = question1b && !problems.problem ? buildLoanPartBlocks(mortgage) : []
	const knownPhone = findKnown(consumer?.phoneMobile) ?? findKnown(consumer?.phoneHome)
	const wizard: Wizard = {
		...rest,
		...problems,
		title,
		steps: buildCheckSteps({
			loanParts,
			bases: question7bC ? bases.map(({ value }) => value) : undefined,
			otherQuestions: question11,
			...getHouseAmounts(mortgage),
			isTenYears: isTenYears(consumer?.dateOfBirth),
		}),
		alsoHeld: everyStep(mortgage),
		words: {
			...words,
			answers: { ...words.answers, ...nameChoices(mortgage, bases) },
		},
		known: {
			own: loanParts.length > 0 ? { parts: mortgage.loanParts.known.map(prefillPart), new_parts: [] } : {},
			advice: { phone: fillText(knownPhone, isPhoneUnread(consumer)) },
		},
		earlier: ctx.consumer && (await findAnswers(getRecordOwner(ctx), getEarlierSubject(mortgage))),
		getFacts: createStepFacts(ctx, licence, factsOf(mortgage, say)),
		incomplete: 'mortgageCheck.incomplete',
		submit,
		sends,
	}
	return { wizard, loanParts, mortgage, knownPhone, knownName: consumer && formatConsumerName(consumer) }
}

function nameChoices(mortgage: Mortgage, bases: Parameters<typeof labelAnswers>[0]) {
	return { loan_type: labelAnswers(listPartTypes(mortgage)), based_on_increased: labelAnswers(bases) }
}

/**
 * Loan parts that could not all be read close the check: they are not asked about, and none are sent. Answers are called
 * saved once there are any.
 */
function findProblems({ problem: own, mortgage }: CheckSubject, isAsked = false) {
	const isUnknown = isAsked && mortgage?.loanParts.isComplete === false
	const problem = own ?? (isUnknown ? ('mortgageCheck.unavailable' as const) : undefined)
	const isAway = problem === 'mortgageCheck.unavailable'
	return { problem, earlyProblem: isAway ? ('mortgageCheck.unavailableYet' as const) : undefined }
}

/** A number that can be read is used first. */
function isPhoneUnread(consumer: CheckSubject['consumer']) {
	return isUnread(consumer?.phoneMobile) || isUnread(consumer?.phoneHome)
}

function everyStep(mortgage: Mortgage) {
	const scope = { loanParts: buildLoanPartBlocks(mortgage), bases: [], otherQuestions: true }
	return [true, false].flatMap((isTenYears) => buildCheckSteps({ ...scope, isTenYears }))
}
export type Check = Awaited<ReturnType<typeof getCheck>>

export function getEarlierSubject({ id }: Pick<Mortgage, 'id'>) {
	return `mortgage check ${id}`
}

/** Ten-year plans for clients born more than 56 calendar years ago [611] [A120]. */
function isTenYears(dateOfBirth: Read<string>) {
	const born = typeof dateOfBirth === 'string' ? parseWireDate(dateOfBirth) : undefined
	return born !== undefined && toWallClock(new Date()).year() - born.year() > 56
}

function factsOf({ label, lender, collateral }: Mortgage, say: Say) {
	const { facts } = say.table('mortgageCheck')
	const { marketValue } = findKnown(collateral) ?? {}
	const lost = isUnread(collateral) ? say('unread.value') : undefined
	return [
		createFact(facts.mortgage, label),
		createTextFact(facts.lender, lender, say),
		createTextFact(facts.address, readHouseAddress(collateral), say),
		createFact(facts.value, marketValue === 0 ? undefined : (describeMoney(marketValue, say) ?? lost)),
	]
}

type LoanPart = Mortgage['loanParts']['known'][number]

function partQuestions(types: readonly string[], beside: number | undefined): Question[] {
	const type: Question =
		types.length > 0 ? { ...optional('text'), kind: 'select', answers: types } : optional('text')
	return [
		{ ...type, name: 'loan_type' },
		{ ...optional('money'), name: 'amount', beside },
		{ ...optional('money'), name: 'current_amount', near: ['amount'], beside },
		{ kind: 'number', name: 'interest', from: 0, to: 100, isRate: true, isOptional: true },
		{ ...optional('date'), name: 'date' },
		{ ...optional('date'), name: 'start_of_fixed_rate_period' },
		{ ...optional('date'), name: 'end_of_fixed_rate_period' },
	]
}

function optional<K extends 'text' | 'money' | 'date'>(kind: K) {
	return { kind, name: '', isOptional: true } as const
}

/** Question 1B: known parts and parts that the client adds [593]. */
export function buildLoanPartBlocks(mortgage: Mortgage): Block[] {
	const types = listPartTypes(mortgage).map(({ value }) => value)
	const questions = partQuestions(types, findHouseAmount(mortgage))
	return [
		{
			name: 'parts',
			path: 'parts',
			about: 'part',
			when: isRunning,
			most: mortgage.loanParts.known.length,
			questions: [...questions, { kind: 'hidden', name: 'id', isOptional: true }],
		},
		{ name: 'new_parts', path: 'new_parts', about: 'newPart', when: isRunning, most: mostRows, questions },
	]
}

export function prefillPart(part: LoanPart) {
	const { id, type, amount, currentAmount, interest, date } = part
	const { startOfFixedRatePeriod: start, endOfFixedRatePeriod: end } = part
	return {
		id,
		loan_type: fillText(type),
		amount: fillMoney(amount),
		current_amount: fillMoney(currentAmount),
		interest: fillNumber(interest),
		date: fillDate(date),
		start_of_fixed_rate_period: fillDate(start),
		end_of_fixed_rate_period: fillDate(end),
	}
}
