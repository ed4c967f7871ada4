import { otdSchema, type Otd } from '#app/api/resources/otd'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { formatWireDate } from '#app/lib/format-date'
import { toCents } from '#app/lib/format-money'
import { paths } from '#app/paths'
import { createDateFact, createFact, createMoneyFact } from '#app/products/facts'
import { getBadgeLabels, getOpenCount } from '#app/products/open-badge'
import { paginateList } from '#app/products/paginate-list.server'
import { getProductHead } from '#app/products/product-head'
import { requireItem } from '#app/products/require-item'
import type { Tone } from '#app/ui/tone'

const tones = { cancelled: 'neutral', signed: 'success', open: 'info' } as const satisfies Record<
	string,
	Tone
>

/** @see [405] */
function listOtds({ api }: Uses<'api'>) {
	return api.list('/api/products/otds', otdSchema)
}

/** @see [377] [378] */
export async function getOtdList(ctx: Uses<'api' | 'say'>, request: Request) {
	const { say } = ctx
	const items = await listOtds(ctx)
	const { columns, none } = say.table('otds')
	const { rows, list } = paginateList(request, say, {
		items,
		rowOf: (otd) => rowOf(otd, say),
		getSearchText: ({ title, date, status }) => [title, date, status.text].join(' '),
		none,
	})
	return {
		title: say('shell.menu.otds'),
		purpose: items.length > 0 ? say('otds.purpose', { count: items.length }) : undefined,
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
		...getProductHead('otd', otd, say),
		facts: factsOf(otd, say),
		status: { term: state, tone: tones[of], text: detailStates[of] },
	}
}

function rowOf(otd: Otd, say: Say) {
	const state = stateOf(otd)
	return {
		href: paths.otds.detail(otd.id),
		title: otd.label ?? say('dashboard.groups.otd'),
		badge: getOpenCount(otd.actionCounter?.open),
		date: formatWireDate(otd.dateFinalised, say.language) ?? '-',
		status: { tone: tones[state], text: say(`otds.states.${state}`) },
	}
}

/** @see [379] */
function stateOf({ isCancelled, isSigned }: Otd) {
	if (isCancelled) return 'cancelled'
	return isSigned ? 'signed' : 'open'
}

function factsOf(otd: Otd, say: Say) {
	const texts = say.table('otds')
	const hasCost = toCents(otd.grandTotal ?? 0) > 0
	const costs = [
		createMoneyFact(texts.monthly, otd.totalMonthly),
		createMoneyFact(texts.atOnce, otd.totalAtOnce),
	]
	return [
		createFact(texts.service, otd.serviceName),
		createFact(texts.subservice, otd.subserviceName),
		...(hasCost ? costs : []),
		createDateFact(texts.date, otd.dateFinalised, say),
	]
}
