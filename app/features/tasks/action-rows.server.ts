import { isTargetLost } from '#app/products/action-target'
import { findKnown, isUnread, type Read } from '#app/lib/unread'
import { describeUnlabelledMoney, describeUnlabelledText } from '#app/products/facts'
import { isDoneTask, isOpenTask } from '#app/products/task-state.server'
import type { ListedAction } from '#app/api/resources/action'
import type { Say } from '#app/i18n/say.server'
import { formatDate, formatDateTime } from '#app/lib/format-date'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { toWallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { getActionAmount } from '#app/products/house-amount'
import { findFile, findFileKind } from '#app/products/action-file'
import {
	createOpenButton,
	getActionNote,
	getActionTitle,
	getProductTitle,
	isByPhone,
} from '#app/products/action-tasks.server'
import { isHeldUp } from '#app/products/unfinished'
import type { DraftEntry } from '#app/submissions/draft.server'
import type { ReaderContext } from './reader-context.server'

/** `href` and `label` are absent when nothing can be done. */
export interface ActionRow {
	title: string
	detail?: string
	note?: string
	href?: string
	label?: string
	isFile?: true
	isDone?: true
	/** Its state could not be read. */
	isUnread?: true
	/** Something that it depends on could not be read. */
	isLost?: true
	news?: string
	/** An application waits for it. */
	tag?: string
	discard?: { href: string; label: string }
	/** Set where only a call helps. */
	call?: { href: string; label: string }
}

export function createActionRow(action: ListedAction, reader: ReaderContext): ActionRow {
	const draft = reader.draftOf(action)
	const button = isDoneTask(action)
		? createDoneButton(action, reader.say)
		: createOpenButton(action, reader.say)
	return {
		title: getActionTitle(action, reader.say),
		detail: describeAction(action, reader, draft),
		note: getActionNote(action, reader.say),
		isDone: isDoneTask(action) ? true : undefined,
		isUnread: isUnread(action.isDone) ? true : undefined,
		isLost: isTargetLost(action) ? true : undefined,
		news: reader.newsOf(action),
		call: isByPhone(action) ? createCallLink(reader) : undefined,
		tag: isHeldUp(action) ? reader.say('actions.heldUp') : undefined,
		...button,
		...(button && draft && createDraftButtons(draft, reader.say)),
	}
}

function createCallLink({ phone, say }: ReaderContext) {
	return phone && { href: phone.href, label: say('received.call', { phone: phone.label }) }
}

export function getSearchText(action: ListedAction, reader: ReaderContext) {
	const { title, detail, news } = createActionRow(action, reader)
	const status =
		isOpenTask(action) || isDoneTask(action)
			? reader.say(isDoneTask(action) ? 'actions.status.done' : 'actions.status.open')
			: reader.say('unread.status')
	return [getProductTitle(action, reader.say), title, detail, status, news].join(' ')
}

function describeAction(action: ListedAction, { say }: ReaderContext, draft: DraftEntry | undefined) {
	const amount = getActionAmount(action)
	const name = findKnown(action.document)?.consumerName ?? action.consumerName
	const parts = [
		describeUnlabelledMoney(amount, say),
		draft ? describeEntry(draft, say) : describeAge(action, say),
		describePerson(name, say),
	]
	return parts.filter(Boolean).join(' · ') || undefined
}

export function describePerson(name: Read<string>, say: Say) {
	if (isUnread(name)) return describeUnlabelledText(say('documents.columns.for'), name, say)
	return name ? say('actions.for', { name }) : undefined
}

/** When it was asked, or when it was done. */
export function describeAge(action: ListedAction, say: Say) {
	const isDone = isDoneTask(action)
	const date = isDone ? action.dateExecuted : action.dateCreated
	if (isUnread(date)) return say('unread.date')
	const on = parseWireDate(date ?? '')
	if (!on) return isDone ? say('actions.status.done') : undefined
	return say(isDone ? 'actions.doneOn' : 'actions.since', { date: formatDate(on, say.language) })
}

/** Step of a task's draft; undefined without a draft. */
export function describeDraft(action: ListedAction, { say, draftOf }: ReaderContext) {
	const draft = draftOf(action)
	return draft && describeEntry(draft, say)
}

function describeEntry({ at, progress }: DraftEntry, say: Say) {
	const when = say('drafts.keptOn', { when: formatDateTime(toWallClock(new Date(at)), say.language) })
	return progress ? `${say('drafts.step', { ...progress })} · ${when}` : when
}

function createDraftButtons({ id }: DraftEntry, say: Say) {
	return {
		label: say('drafts.goOn'),
		discard: { href: paths.discardDraft(id), label: say('drafts.discard') },
	}
}

/** A done action keeps its download [220]; quotes have a page. */
function createDoneButton(action: ListedAction, say: Say) {
	const href = findFile(action)
	if (href === undefined) return undefined
	if (findFileKind(action) === 'quote') return { href, label: say('actions.view') }
	return { href, label: say('actions.download'), isFile: true as const }
}
