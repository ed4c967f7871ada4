import { findKnown } from '#app/lib/unread'
import { isDoneTask } from '#app/products/task-state.server'
import type { ListedAction } from '#app/api/resources/action'
import type { Say } from '#app/i18n/say.server'
import { parseWireDate } from '#app/lib/parse-wire-date'
import {
	getProductKey,
	getProductTitle,
	groupByProduct,
	listOpenActions,
	listWaitingActions,
} from '#app/products/action-tasks.server'
import { findTaskGroup } from '#app/products/task-order'
import { groups, type Group } from './task-groups.server'
import type { SearchChoice } from '#app/ui/search-form'

/** More are found by their words. */
const mostProducts = 100

/**
 * Query parameters `status` (`open` by default, or `done`), `product`, `group` and `by` (`product`): those listed, and
 * what was chosen.
 */
export function filterActions(request: Request, actions: readonly ListedAction[], say: Say) {
	const params = new URL(request.url).searchParams
	const status = params.get('status') === 'done' ? 'done' : 'open'
	const chosen = status === 'done' ? listDone(actions) : listStanding(actions)
	const requested = params.get('product') ?? ''
	const listed = [...chosen, ...actions.filter((action) => getProductKey(action) === requested)]
	const products = groupByProduct(listed)
	const product = products.has(requested) ? requested : ''
	const group = groups.find((name) => name === params.get('group'))
	const isByProduct = params.get('by') === 'product'
	const ofProduct = product ? chosen.filter((action) => getProductKey(action) === product) : chosen
	return {
		items: group ? filterGroup(ofProduct, group, status) : ofProduct,
		status,
		group,
		isByProduct,
		isChosen: status === 'done' || product !== '' || group !== undefined,
		choices: [
			createStatusChoice(status, say),
			{
				name: 'product',
				label: say('actions.filter.product'),
				value: product,
				options: [
					{ value: '', label: say('actions.filter.allProducts') },
					...[...products]
						.filter(([value], at) => at < mostProducts || value === product)
						.flatMap(([value, [first]]) => (first ? { value, label: getProductTitle(first, say) } : [])),
				],
			},
			keepChoice('group', group ?? ''),
			keepChoice('by', isByProduct ? 'product' : ''),
		],
	}
}

function createStatusChoice(value: 'open' | 'done', say: Say): SearchChoice {
	return {
		name: 'status',
		label: say('actions.filter.status'),
		value,
		options: [
			{ value: 'open', label: say('actions.status.open') },
			{ value: 'done', label: say('actions.status.done') },
		],
	}
}

/** Chosen by a link; a search and the pages keep it. */
function keepChoice(name: string, value: string): SearchChoice {
	return { name, label: '', value, options: [{ value: '', label: '' }], isHidden: true }
}

function filterGroup(actions: readonly ListedAction[], group: Group, status: 'open' | 'done') {
	const own = new Set(status === 'open' ? listOpenActions(actions) : actions)
	const groupOf = (action: ListedAction) => (own.has(action) ? findTaskGroup(action) : undefined) ?? 'others'
	return actions.filter((action) => groupOf(action) === group)
}

/** Actions that wait for others follow the client's own. */
function listStanding(actions: readonly ListedAction[]) {
	return [...listOpenActions(actions), ...listWaitingActions(actions)]
}

/** Latest first; without a date last. */
function listDone(actions: readonly ListedAction[]) {
	const done = actions.filter(isDoneTask)
	const timeOf = ({ dateExecuted }: ListedAction) =>
		parseWireDate(findKnown(dateExecuted) ?? '')?.valueOf() ?? 0
	return done.sort((a, b) => timeOf(b) - timeOf(a))
}
