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

/** Query parameters `status` (`open` by default, or `done`) and `product`: those listed, and the chosen one. */
export function filterActions(request: Request, actions: readonly ListedAction[], say: Say) {
	const params = new URL(request.url).searchParams
	const status = params.get('status') === 'done' ? 'done' : 'open'
	const chosen = status === 'done' ? listDone(actions) : listStanding(actions)
	const requested = params.get('product') ?? ''
	const listed = [...chosen, ...actions.filter((action) => getProductKey(action) === requested)]
	const groups = groupByProduct(listed)
	const product = groups.has(requested) ? requested : ''
	return {
		items: product ? chosen.filter((action) => getProductKey(action) === product) : chosen,
		status,
		isChosen: status === 'done' || product !== '',
		choices: [
			{
				name: 'status',
				label: say('actions.filter.status'),
				value: status,
				options: [
					{ value: 'open', label: say('actions.status.open') },
					{ value: 'done', label: say('actions.status.done') },
				],
			},
			{
				name: 'product',
				label: say('actions.filter.product'),
				value: product,
				options: [
					{ value: '', label: say('actions.filter.allProducts') },
					...[...groups].flatMap(([value, [first]]) =>
						first ? { value, label: getProductTitle(first, say) } : [],
					),
				],
			},
		],
	}
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
