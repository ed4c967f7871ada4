import { redirect } from '@remix-run/node'
import { createElement } from 'react'
import { sendText } from '#app/downloads/file-download.server'
import { sendDocument, writeDocument } from '#app/downloads/write-document.server'
import { sendTextZip } from '#app/downloads/zip-files.server'
import type { Say } from '#app/i18n/say.server'
import type { RequestContext, Uses, UsesOwner } from '#app/request/context.server'
import { toWallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { getRecordOwner } from '#app/submissions/record-owner.server'
import {
	areReceiptsLost,
	findReceipt,
	listReceipts,
	writeReceiptFile,
	type Receipt,
} from '#app/submissions/receipts.server'
import { ReceiptDocument } from './receipt-document'
import { preparePapers } from './receipt-paper.server'
import { requireReceipt } from './receipts.server'

export type UsesFirm<Name extends keyof RequestContext = never> = UsesOwner<'firm' | 'outcome' | 'say' | Name>

/** @throws Response redirect to not-found for an unknown id */
export async function sendReceiptPaper(ctx: UsesFirm, request: Pick<Request, 'url'>, id = '') {
	const receipt = await requireReceipt(ctx, id)
	if (receipt === 'unknown') return redirect(paths.receipts.detail(id))
	const back = { href: paths.receipts.detail(id), label: ctx.say('receipts.paper.back') }
	return sendPaper(ctx, receipt, back, request)
}

export async function sendPaper(
	ctx: UsesFirm,
	receipt: Receipt,
	back: { href: string; label: string },
	request: Pick<Request, 'url'>,
) {
	const describe = await preparePapers(ctx, request)
	const paper = describe(receipt)
	const shown = { hint: ctx.say('receipts.paper.hint'), back }
	const html = writeDocument(createElement(ReceiptDocument, { ...paper, shown }), ctx.outcome.foreignTexts)
	return sendDocument(html, paper.style)
}

/** The canonical text with its seal. @throws Response redirect when there is none */
export async function sendReceiptFile(ctx: UsesOwner<'say'>, id = '') {
	const receipt = await requireReceipt(ctx, id)
	const file = receipt === 'unknown' ? undefined : sendFile(ctx, receipt)
	return file ?? redirect(paths.receipts.detail(id))
}

export function sendFile({ say }: Uses<'say'>, receipt: Receipt) {
	const text = writeReceiptFile(receipt)
	if (text === undefined) return undefined
	return sendText(text, 'text/plain', `${say('receipts.seal.name')} ${nameReceipt(receipt)}.txt`)
}

export async function sendAllReceipts(ctx: UsesFirm, request: Request) {
	const name = `${ctx.say('receipts.paper.archive')}.zip`
	const owner = getRecordOwner(ctx)
	const entries = await listReceipts(owner)
	if (entries.length === 0) return redirect(paths.receipts.list())
	if (request.method === 'HEAD') return sendTextZip(name, [], request)
	const describe = await preparePapers(ctx, request)
	const isLost = await areReceiptsLost(owner)
	/** Each receipt is read when its turn comes: a client may have hundreds of large ones. */
	async function* writeAll() {
		for (const { id, title = id } of entries) {
			const receipt = await findReceipt(owner, id)
			if (receipt === 'unknown') yield describeUnread(title, ctx.say)
			else if (receipt) yield* listFiles(receipt)
		}
		if (isLost) yield describeUnread(ctx.say('unread.list'), ctx.say)
	}
	function listFiles(receipt: Receipt) {
		const write = () =>
			writeDocument(createElement(ReceiptDocument, describe(receipt)), ctx.outcome.foreignTexts)
		const text = writeReceiptFile(receipt)
		const file = text === undefined ? [] : [{ name: `${nameReceipt(receipt)}.txt`, write: () => text }]
		return [{ name: `${nameReceipt(receipt)}.html`, write }, ...file]
	}
	return sendTextZip(name, writeAll(), request)
}

function describeUnread(title: string, say: Say) {
	const { archive, title: heading, text } = say.table('receipts').unread
	return { name: `${archive}.txt`, write: () => [title, '', heading, text, ''].join('\r\n') }
}

/** Starts with the date, so that files sort by day. */
function nameReceipt({ at, title }: Receipt) {
	const day = toWallClock(new Date(at)).format('YYYY-MM-DD')
	return `${day} ${title.replace(/:\s/g, ' ').replace(/[/\\]/g, '-')}`
}
