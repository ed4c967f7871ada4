import { countAll } from '#app/lib/read-list'
import { findKnown, isUnread } from '#app/lib/unread'
import { otdSchema, type Otd } from '#app/api/resources/otd'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { formatWireDate } from '#app/lib/format-date'
import { toCents } from '#app/lib/money'
import { paths } from '#app/paths'
import { createDateFact, createMoneyFact, createTextFact, describeCell } from '#app/products/facts'
import { getBadgeLabels, getOpenCount } from '#app/products/card-list.server'
import { paginateList } from '#app/products/paginate-list.server'
import { getProductHead } from '#app/products/product-head'
import { requireItem } from '#app/products/require-item'
import type { Tone } from '#app/ui/tone'

type State = 'cancelled' | 'open' | 'signed' | 'unread'

const tones = {
	cancelled: 'neutral',
	signed: 'success',
	open: 'info',
	unread: 'neutral',
} as const satisfies Record<State, Tone>

/** @see [405] */
function listOtds({ api }: Uses<'api'>) {
	return api.list('/api/products/otds', otdSchema)
}

/** @see [377] [378] */
export async function getOtdList(ctx: Uses<'api' | 'say'>, request: Request) {
	const { say } = ctx
	const items = await listOtds(ctx)
	const count = countAll(items)
	const { columns, none } = say.table('otds')
	const { rows, list } = paginateList(request, say, {
		items,
		rowOf: (otd) => rowOf(otd, say),
		getSearchText: ({ title, date, status }) => [title, date, status.text].join(' '),
		none,
	})
	return {
		title: say('shell.menu.otds'),
		purpose: count ? say('otds.purpose', { count }) : undefined,
		columns,
		rows,
		badgeLabels: getBadgeLabels(say),
		list,
	}
}

/** @throws Response redirect to not-found for an unknown id */
export async function getOtd(ctx: Uses<'api'>, id: string | undefined) {
	return requireItem(await listOtds(ctx), id)
}

/** @see [383-385]. @throws Response redirect to not-found for an unknown id */
export async function getOtdView(ctx: Uses<'api' | 'say'>, id: string | undefined) {
	const { say } = ctx
	const otd = await getOtd(ctx, id)
	const { state, detailStates } = say.table('otds')
	const of = stateOf(otd)
	return {
		...getProductHead('otd', { ...otd, label: findKnown(otd.label) }, say),
		facts: factsOf(otd, say),
		status: { term: state, tone: tones[of], text: nameState(of, say, detailStates) },
	}
}

function rowOf(otd: Otd, say: Say) {
	const state = stateOf(otd)
	return {
		href: paths.otds.detail(otd.id),
		title: findKnown(otd.label) ?? say('dashboard.groups.otd'),
		badge: getOpenCount(findKnown(otd.actionCounter)?.open),
		date: describeCell(otd.dateFinalised, say, (day) => formatWireDate(day, say.language)) ?? '-',
		status: { tone: tones[state], text: nameState(state, say, say.table('otds').states) },
	}
}

/** @see [379] */
function stateOf({ isCancelled, isSigned }: Otd): State {
	if (isCancelled === true) return 'cancelled'
	if (isUnread(isCancelled) || isUnread(isSigned)) return 'unread'
	return isSigned ? 'signed' : 'open'
}

function nameState(state: State, say: Say, names: Record<'cancelled' | 'open' | 'signed', string>) {
	return state === 'unread' ? say('unread.status') : names[state]
}

function factsOf(otd: Otd, say: Say) {
	const texts = say.table('otds')
	const hasCost = isUnread(otd.grandTotal) || toCents(otd.grandTotal ?? 0) > 0
	const costs = [
		createMoneyFact(texts.monthly, otd.totalMonthly, say),
		createMoneyFact(texts.atOnce, otd.totalAtOnce, say),
	]
	return [
		createTextFact(texts.service, otd.serviceName, say),
		createTextFact(texts.subservice, otd.subserviceName, say),
		...(hasCost ? costs : []),
		createDateFact(texts.date, otd.dateFinalised, say),
	]
}
