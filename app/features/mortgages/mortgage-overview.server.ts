import type { Dayjs } from 'dayjs'
import { capitalise } from '#app/lib/capitalise'
import { isNone } from '#app/lib/read-list'
import type { Mortgage } from '#app/api/resources/mortgage'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { formatDate } from '#app/lib/format-date'
import { formatShortMoney } from '#app/lib/money'
import { hasUnread } from '#app/lib/unread'
import { toWallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { buildCardList } from '#app/products/card-list.server'
import { describeUnlabelledMoney, describeUnlabelledText } from '#app/products/facts'
import { describeDebt, showDebt } from './head-debt.server'
import { findComparedAmount, findMortgageDebt, isRepaid, type MortgageDebt } from './mortgage-debt'
import { buildMortgageHead } from './mortgage-head.server'
import { listMortgages } from './mortgages.server'
import { findRateEnd } from './rate-end'
import { findValueTask, listValueTasks } from './value-tasks.server'

/** Other mortgages that have a line. */
const most = 3

/** The mortgage with the largest debt in full, a line for each other one. */
export async function findMortgageOverview(ctx: Uses<'api' | 'say' | 'session'>) {
	const { say } = ctx
	const [list, tasks] = await Promise.all([listMortgages({ api: ctx.api.side }), listValueTasks(ctx)])
	if (isNone(list)) return undefined
	const { known: mortgages, isComplete } = list
	const today = toWallClock(new Date())
	const title = say('dashboard.mortgages.title')
	// The largest of a list that is not whole is unknown.
	const main = isComplete ? findLargest(mortgages, today) : undefined
	const task = main && findValueTask(tasks, main.id, say)
	const head = main && buildMortgageHead(main, say, today, task)
	const others = mortgages.filter((mortgage) => !head || mortgage !== main)
	const all = {
		href: paths.mortgages.list(),
		label: isComplete ? say('dashboard.mortgages.all', { count: mortgages.length }) : title,
	}
	return {
		title,
		note: isComplete ? undefined : say('unread.list'),
		head: main && head && { ...head, page: createLink(main, say) },
		others: others.slice(0, most).map((mortgage) => ({
			...createLink(mortgage, say),
			note: describeOther(mortgage, say, today),
		})),
		folded: isComplete ? say('dashboard.mortgages.others', { count: others.length }) : title,
		all: others.length > most || !isComplete ? all : undefined,
	}
}

function findLargest(mortgages: readonly Mortgage[], today: Dayjs) {
	const sized = mortgages.map((mortgage) => ({ mortgage, ...measure(findMortgageDebt(mortgage, today)) }))
	return sized.sort((a, b) => Number(b.isOwed) - Number(a.isOwed) || b.size - a.size)[0]?.mortgage
}

/** Mortgages with a debt of today come before repaid and later ones. */
function measure(debt: MortgageDebt) {
	const isOwed = debt.state === 'known' ? debt.debt > 0 : debt.state !== 'later'
	return { isOwed, size: findComparedAmount(debt) ?? debt.original ?? -1 }
}

function createLink({ id, label }: Mortgage, say: Say) {
	return { href: paths.mortgages.detail(id), label: label ?? say('dashboard.groups.mortgage') }
}

function describeOther(mortgage: Mortgage, say: Say, today: Dayjs) {
	const words = [
		describeAmount(findMortgageDebt(mortgage, today), say),
		...describeParts(mortgage, say, today),
	]
	return words.filter(Boolean).join(' · ') || undefined
}

/** End of the fixed rate, and what could not be read. */
function describeParts(mortgage: Mortgage, say: Say, today: Dayjs) {
	const { known, isComplete } = mortgage.loanParts
	const end = findRateEnd(mortgage, today)
	const date = end && formatDate(end.day, say.language)
	return [
		date && say('mortgages.head.other.fixed', { date }),
		isComplete && !known.some(hasUnread) ? undefined : say('unread.list'),
	]
}

/** @see [299] */
export async function getMortgageList(ctx: Uses<'api' | 'say'>, request: Request) {
	const { say } = ctx
	const today = toWallClock(new Date())
	return buildCardList(ctx, request, 'mortgage', {
		items: await listMortgages(ctx),
		none: say('mortgages.none'),
		purpose: say('mortgages.purpose'),
		linesOf: (mortgage, figure) => [
			describeUnlabelledText(say('mortgages.lender'), mortgage.lender, say),
			figure,
			...describeParts(mortgage, say, today).map((line) => line && capitalise(line)),
		],
		figureOf: (mortgage) => describeFigure(mortgage, say, today),
	})
}

/** Today's debt; the amount at the start where it is unknown. */
function describeFigure(mortgage: Mortgage, say: Say, today: Dayjs) {
	const { amount } = mortgage
	const debt = findMortgageDebt(mortgage, today)
	if (debt.state !== 'unknown') return capitalise(describeAmount(debt, say) ?? '') || undefined
	const text = describeUnlabelledMoney(amount, say)
	return typeof amount === 'number' && text ? say('mortgages.atStart', { amount: text }) : text
}

function describeAmount(debt: MortgageDebt, say: Say) {
	const shown = showDebt(debt, say)
	if (isRepaid(debt)) return say('mortgages.head.other.repaid')
	if (shown) return say('mortgages.head.other.debt', { debt: describeDebt(shown) })
	if (debt.original === undefined) return undefined
	const amount = formatShortMoney(debt.original)
	if (debt.state !== 'later') return say('mortgages.atStart', { amount })
	const date = formatDate(debt.start, say.language)
	const isAtOnce = debt.last.isSame(debt.start)
	return say(isAtOnce ? 'mortgages.head.other.later' : 'mortgages.head.other.partsLater', { amount, date })
}
