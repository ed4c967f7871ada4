import type { SerializeFrom } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import type { UsesOwner } from '#app/request/context.server'
import { getConfig } from '#app/config/config.server'
import type { Say } from '#app/i18n/say.server'
import { formatDate, formatDateTime } from '#app/lib/format-date'
import { formatFileSize } from '#app/lib/format-file-size'
import { formatOffset, toWallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { createFact } from '#app/products/facts'
import { paginateList } from '#app/products/paginate-list.server'
import { getRecordOwner } from '#app/submissions/record-owner.server'
import {
	areReceiptsLost,
	findReceipt,
	getReceiptLife,
	listReceipts,
	writeReceiptFile,
	type Receipt,
	type ReceiptEntry,
} from '#app/submissions/receipts.server'

const mostOnDashboard = 3

export type ReceiptRow = SerializeFrom<typeof rowOf>
export type ReceiptView = NonNullable<SerializeFrom<typeof getReceiptPage>['details']>

/** Without those that the overview shows as just sent. */
export async function findLatestReceipts(ctx: UsesOwner<'say' | 'session'>) {
	const { say } = ctx
	const shown = ctx.session.data.received.map(({ receipt }) => receipt)
	const all = await listReceipts(getRecordOwner(ctx))
	const receipts = all.filter(({ id }) => !shown.includes(id))
	if (receipts.length === 0) return undefined
	return {
		title: say('receipts.title'),
		rows: receipts.slice(0, mostOnDashboard).map((entry) => rowOf(entry, say)),
		// The block above has the same link.
		more: shown.length > 0 ? undefined : linkAll(say),
	}
}

function linkAll(say: Say) {
	return { href: paths.receipts.list(), label: say('receipts.all', { days: getConfig().RECEIPT_DAYS }) }
}

export async function getReceiptList(ctx: UsesOwner<'say'>, request: Request) {
	const { say } = ctx
	const owner = getRecordOwner(ctx)
	const [known, isLost] = await Promise.all([listReceipts(owner), areReceiptsLost(owner)])
	const days = getConfig().RECEIPT_DAYS
	return {
		title: say('receipts.title'),
		purpose: say('receipts.purpose', { days }),
		back: backOf(say),
		...paginateList(request, say, {
			items: { known, isComplete: !isLost },
			rowOf: (entry) => rowOf(entry, say),
			getSearchText: ({ title, when }) => `${title} ${when ?? ''}`,
			none: say('receipts.none', { days }),
		}),
		archive: { href: paths.downloadReceipts(), label: say('documents.downloadAll') },
	}
}

/** @throws Response redirect to not-found for an unknown id */
export async function getReceiptPage(ctx: UsesOwner<'say'>, id = '') {
	const { say } = ctx
	const receipt = await requireReceipt(ctx, id)
	const isUnread = receipt === 'unknown'
	const { title, text } = say.table('receipts').unread
	return {
		title: isUnread ? title : receipt.title,
		tabTitle: say('receipts.one'),
		kicker: say('receipts.one'),
		purpose: isUnread ? text : say('receipts.sentOn', { when: formatMoment(receipt, say) }),
		back: backOf(say),
		details: isUnread ? undefined : describeDetails(receipt, say),
	}
}

function describeDetails(receipt: Receipt, say: Say) {
	return {
		...describeReceipt(receipt, say),
		kept: say('receipts.kept', { when: formatEnd(receipt, say) }),
		paper: { href: paths.receiptPaper(receipt.id), label: say('receipts.paper.open') },
		seal: describeSeal(receipt, say),
	}
}

/** Receipts of older builds have no seal. */
function describeSeal(receipt: Receipt, say: Say) {
	if (receipt.file === undefined) return undefined
	const { title, text, download, check, unread } = say.table('receipts').seal
	const isReadable = writeReceiptFile(receipt) !== undefined
	return {
		title,
		text: isReadable ? text : unread,
		file: isReadable ? { href: paths.receiptFile(receipt.id), label: download } : undefined,
		check: { href: paths.receiptCheck(), label: check },
	}
}

function formatEnd({ at, until = at + getReceiptLife() }: Receipt, { language }: Say) {
	return formatDate(toWallClock(new Date(until)), language)
}

/** @throws Response redirect to not-found for an invalid id or another client's receipt */
export async function requireReceipt(ctx: UsesOwner, id: string) {
	const receipt = await findReceipt(getRecordOwner(ctx), id)
	if (receipt === undefined) throw redirect(paths.notFound())
	return receipt
}

export function describeReceipt(receipt: Receipt, say: Say) {
	const { title, sent, shown = [], files = [], texts, next, link } = receipt
	return {
		title,
		kicker: say('receipts.one'),
		about: { title: say('receipts.about'), facts: describeSending(receipt, say) },
		sent: { title: say('receipts.sent'), facts: sent },
		files: {
			title: say('receipts.files'),
			rows: files.map(({ name, size, sha256 }) => ({
				name,
				size: formatFileSize(size, say.language),
				sha256,
			})),
			fingerprints: describeFingerprints(files, say),
		},
		texts: {
			title: say('receipts.texts'),
			hash: say('receipts.hash'),
			facts: shown,
			rows: texts.map((text) => textOf(text, say)),
		},
		next: {
			title: say('receipts.next'),
			text: next,
			link: link && { ...link, newTab: say('documents.newTab') },
		},
	}
}

/** Receipts of older builds have no sender. */
function describeSending({ at, sender }: Receipt, say: Say) {
	const { paper, ways } = say.table('receipts')
	return [
		createFact(paper.at, formatExactMoment(at, say)),
		...(sender
			? [
					createFact(paper.by, sender.name),
					createFact(paper.to, sender.firm),
					...(sender.way ? [createFact(paper.how, ways[sender.way])] : []),
				]
			: []),
	]
}

/** With seconds and zone. */
function formatExactMoment(at: number, say: Say) {
	const instant = new Date(at)
	const wall = toWallClock(instant)
	return say('receipts.exactly', {
		date: formatDate(wall, say.language),
		time: wall.format('HH:mm:ss'),
		offset: formatOffset(instant),
	})
}

function describeFingerprints(files: NonNullable<Receipt['files']>, say: Say) {
	const { title, text, changed } = say.table('receipts').fingerprints
	return {
		title,
		lines: [text, ...(files.some(({ chosen }) => chosen) ? [changed] : [])],
		facts: files.flatMap((file) => [
			createFact(say('receipts.fingerprints.sent', { name: file.name }), file.sha256),
			...(file.chosen ?? [file]).map(({ name, sha256 }) =>
				createFact(say('receipts.fingerprints.chosen', { name }), sha256),
			),
		]),
	}
}

function textOf({ sha256, ...text }: Receipt['texts'][number], say: Say) {
	const { title = say('receipts.unread.words'), lines = [] } = text
	return { title, lines, sha256 }
}

function rowOf({ id, title, at, byLink }: ReceiptEntry, say: Say) {
	const when = at === undefined ? undefined : formatMoment({ at }, say)
	return {
		href: paths.receipts.detail(id),
		title: title ?? say('receipts.unread.title'),
		icon: at === undefined ? ('alert' as const) : ('check' as const),
		when: when && byLink ? say('receipts.sentByLink', { when }) : when,
	}
}

export function formatMoment({ at }: { at: number }, { language }: Say) {
	return formatDateTime(toWallClock(new Date(at)), language)
}

function backOf(say: Say) {
	return { href: paths.dashboard(), label: say('actions.back') }
}
