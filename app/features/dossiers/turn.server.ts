import { groupBy } from '#app/lib/group-by'
import type { ListedAction } from '#app/api/resources/action'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { formatDate } from '#app/lib/format-date'
import { parseWireDate } from '#app/lib/parse-wire-date'
import type { ReadList } from '#app/lib/read-list'
import { findKnown, isUnread } from '#app/lib/unread'
import { toWallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import {
	createOpenButton,
	getActionTitle,
	isByPhone,
	listOpenActions,
} from '#app/products/action-tasks.server'
import { isForProduct } from '#app/products/actions.server'
import { findTaskGroup, sortByConsequence } from '#app/products/task-order'
import { areStated, isDoneTask } from '#app/products/task-state.server'
import type { TurnBlockProps } from '#app/ui/turn-block'
import type { DossierCardView } from './dossiers.server'

const mostReceived = 2

interface Given {
	/** Undefined when they could not be loaded. */
	actions: ReadList<ListedAction> | undefined
	appointment: { href: string; label: string } | undefined
}

/** Adds to each dossier what the client and the firm still have to do. The first one has the client's appointment. */
export function addTurns(
	ctx: Uses<'say' | 'session'>,
	dossiers: readonly DossierCardView[],
	{ actions, appointment }: Given,
): (DossierCardView & { turn?: TurnBlockProps })[] {
	if (!actions) return [...dossiers]
	const open = listOpenActions(actions.known)
	const all = {
		isCounted: areStated(actions) && actions.known.every(isOfKnownProduct),
		total: open.length,
		others: open.filter(isForNoDossier).length,
		hasOtherCalls: actions.known.some((action) => isByPhone(action) && isForNoDossier(action)),
	}
	const byDossier = groupByDossier(actions.known)
	return dossiers.map((dossier, index) => ({
		...dossier,
		turn: describeTurn(ctx, dossier, {
			...all,
			own: byDossier.get(dossier.id) ?? [],
			appointment: index === 0 ? appointment : undefined,
		}),
	}))
}

function groupByDossier(actions: readonly ListedAction[]) {
	const getId = (action: ListedAction) => findKnown(action.product)?.id
	const named = actions.filter((action) => getId(action) !== undefined && !isForNoDossier(action))
	return groupBy(named, (action) => getId(action) ?? '')
}

interface Tasks extends Pick<Given, 'appointment'>, Omit<Counted, 'hasCalls'> {
	own: readonly ListedAction[]
	/** Tasks without a page that may be of this dossier. */
	hasOtherCalls: boolean
}

function describeTurn(
	ctx: Uses<'say' | 'session'>,
	{ label, percentage }: DossierCardView,
	{ own, appointment, hasOtherCalls, ...counts }: Tasks,
): TurnBlockProps {
	const { say } = ctx
	const texts = say.table('dashboard').dossier.turn
	const open = sortByConsequence(listOpenActions(own), () => false)
	const received = listReceived(ctx, own)
	const hasCalls = hasOtherCalls || own.some(isByPhone)
	const isNone = counts.isCounted && open.length + counts.others === 0 && !hasCalls
	const isOurs = isNone && percentage !== undefined && percentage < 100
	return {
		title: say('dashboard.dossier.turn.title', { label }),
		you: { title: texts.you, ...describeOpen(open, { ...counts, hasCalls }, say) },
		we: { title: texts.we, lines: isOurs ? [texts.ours, ...received] : received },
		appointment,
	}
}

function isOfKnownProduct({ product }: ListedAction) {
	return !isUnread(product) && !isUnread(product?.type)
}

/** The API names a product, not the dossier that it belongs to: such a task may be of any dossier. */
function isForNoDossier({ product }: ListedAction) {
	return !product || isUnread(product) || !isForProduct({ product }, 'dossier', product.id)
}

interface Counted {
	/** A list that is not whole has no count (contract §9). */
	isCounted: boolean
	/** Number of open tasks of the client. */
	total: number
	/** Number of open tasks of products, which may be of this dossier. */
	others: number
	/** Tasks without a page, of this dossier or perhaps of it. */
	hasCalls: boolean
}

/** "Nothing" is said of the site only when nothing is open anywhere. */
function describeOpen(
	open: readonly ListedAction[],
	{ isCounted, total, others, hasCalls }: Counted,
	say: Say,
) {
	const { nothing, nothingHere, unread, tasks } = say.table('dashboard').dossier.turn
	const link = findNextVerb(open, say)
	const all = { href: paths.actions(), label: tasks }
	if (!isCounted) return { text: unread, link: link ?? all }
	if (open.length > 0) return { text: say('dashboard.dossier.turn.open', { count: open.length }), link }
	if (others > 0) return { text: say('dashboard.dossier.turn.perhaps', { count: others }), link: all }
	if (total > 0) return { text: nothingHere, link: all }
	return hasCalls ? { text: say('actions.noneOnSite'), link: all } : { text: nothing, link: undefined }
}

function findNextVerb([first]: readonly ListedAction[], say: Say) {
	const button = first && createOpenButton(first, say)
	if (!button) return undefined
	const title = getActionTitle(first, say)
	return { ...button, label: title === button.label ? title : `${button.label}: ${title}` }
}

/** The latest closed actions by which something came in, dated by the send of this session where there is one. */
function listReceived({ say, session }: Uses<'say' | 'session'>, own: readonly ListedAction[]) {
	return own
		.filter((action) => isDoneTask(action) && findTaskGroup(action) !== 'reading')
		.flatMap((action) => {
			const sent = session.data.received.find((one) => one.action === action.id)
			const at = sent ? toWallClock(new Date(sent.at)) : parseWireDate(findKnown(action.dateExecuted) ?? '')
			return at ? [{ at, title: getActionTitle(action, say) }] : []
		})
		.sort((a, b) => b.at.valueOf() - a.at.valueOf())
		.slice(0, mostReceived)
		.map(({ at, title }) =>
			say('dashboard.dossier.turn.received', { title, date: formatDate(at, say.language) }),
		)
}
