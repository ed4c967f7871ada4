import type { SerializeFrom } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import type { UsesOwner } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { formatDateTime } from '#app/lib/format-date'
import { formatFileSize } from '#app/lib/format-file-size'
import { toWallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { getRecordOwner } from '#app/submissions/record-owner.server'
import { findReceipt, listReceipts, type Receipt, type ReceiptEntry } from '#app/submissions/receipts.server'

const mostOnDashboard = 3

export type ReceiptRow = SerializeFrom<typeof rowOf>
export type ReceiptView = SerializeFrom<typeof getReceiptPage>

export async function findLatestReceipts(ctx: UsesOwner<'say'>) {
	const { say } = ctx
	const receipts = await listReceipts(getRecordOwner(ctx))
	if (receipts.length === 0) return undefined
	return {
		title: say('receipts.title'),
		rows: receipts.slice(0, mostOnDashboard).map((entry) => rowOf(entry, say)),
		more: { href: paths.receipts.list(), label: say('receipts.all') },
	}
}

export async function getReceiptList(ctx: UsesOwner<'say'>) {
	const { say } = ctx
	const receipts = await listReceipts(getRecordOwner(ctx))
	return {
		title: say('receipts.title'),
		purpose: say('receipts.purpose'),
		back: backOf(say),
		rows: receipts.map((entry) => rowOf(entry, say)),
		archive: { href: paths.downloadReceipts(), label: say('documents.downloadAll') },
		none: receipts.length === 0 ? say('receipts.none') : undefined,
	}
}

/** @throws Response redirect to not-found for an unknown id */
export async function getReceiptPage(ctx: UsesOwner<'say'>, id = '') {
	const { say } = ctx
	const receipt = await requireReceipt(ctx, id)
	return {
		...describeReceipt(receipt, say),
		when: say('receipts.sentOn', { when: formatMoment(receipt, say) }),
		back: backOf(say),
		kept: say('receipts.kept'),
		paper: { href: paths.receiptPaper(id), label: say('receipts.paper.open') },
	}
}

/** @throws Response redirect to not-found for an invalid id or another client's receipt */
export async function requireReceipt(ctx: UsesOwner, id: string) {
	const receipt = await findReceipt(getRecordOwner(ctx), id)
	if (!receipt) throw redirect(paths.notFound())
	return receipt
}

export function describeReceipt({ title, sent, files = [], texts, next, link }: Receipt, say: Say) {
	return {
		title,
		kicker: say('receipts.one'),
		sent: { title: say('receipts.sent'), facts: sent },
		files: {
			title: say('receipts.files'),
			rows: files.map(({ name, size, sha256 }) => ({
				name,
				size: formatFileSize(size, say.language),
				sha256,
			})),
			fingerprints: say.table('receipts').fingerprints,
		},
		texts: { title: say('receipts.texts'), hash: say('receipts.hash'), rows: texts },
		next: {
			title: say('receipts.next'),
			text: next,
			link: link && { ...link, newTab: say('documents.newTab') },
		},
	}
}

function rowOf(entry: ReceiptEntry, say: Say) {
	return { href: paths.receipts.detail(entry.id), title: entry.title, when: formatMoment(entry, say) }
}

export function formatMoment({ at }: { at: number }, { language }: Say) {
	return formatDateTime(toWallClock(new Date(at)), language)
}

function backOf(say: Say) {
	return { href: paths.dashboard(), label: say('actions.back') }
}
