import { redirect } from '@remix-run/node'
import { createElement } from 'react'
import { sendDocument, writeDocument } from '#app/downloads/write-document.server'
import { sendTextZip } from '#app/downloads/zip-files.server'
import { getFirmName } from '#app/firm/firm-name'
import type { UsesOwner } from '#app/request/context.server'
import { toWallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { createFact } from '#app/products/facts'
import { getRecordOwner } from '#app/sending/record-owner.server'
import { findReceipt, listReceipts, type Receipt } from '#app/sending/receipts.server'
import { createBrandColours } from '#app/theme/brand'
import type { Theme } from '#app/theme/theme'
import { standaloneStyle } from '#app/ui/standalone-document'
import { ReceiptDocument } from './receipt-document'
import { describeReceipt, formatMoment, requireReceipt } from './receipts.server'

type UsesFirm = UsesOwner<'firm' | 'say'>

export type ReceiptPaper = ReturnType<Awaited<ReturnType<typeof preparePapers>>>

/** One receipt as a page that stands alone. @throws Response that leads to not-found for an unknown id. */
export async function sendReceiptPaper(ctx: UsesFirm, id = '') {
	const { say } = ctx
	const receipt = await requireReceipt(ctx, id)
	const describe = await preparePapers(ctx)
	const paper = describe(receipt)
	const back = { href: paths.receipts.detail(id), label: say('receipts.paper.back') }
	const shown = { hint: say('receipts.paper.hint'), back }
	return sendDocument(createElement(ReceiptDocument, { ...paper, shown }), paper.style)
}

/** All of them as one archive of such pages; without any the list says that there are none. */
export async function sendAllReceipts(ctx: UsesFirm, request: Request) {
	const name = `${ctx.say('receipts.paper.archive')}.zip`
	const owner = getRecordOwner(ctx)
	const entries = await listReceipts(owner)
	if (entries.length === 0) return redirect(paths.receipts.list())
	if (request.method === 'HEAD') return sendTextZip(name, [], request)
	const found = await Promise.all(entries.map(({ id }) => findReceipt(owner, id)))
	const describe = await preparePapers(ctx)
	const files = found.flatMap((receipt) => {
		if (!receipt) return []
		const write = () => writeDocument(createElement(ReceiptDocument, describe(receipt)))
		return [{ name: nameFile(receipt), write }]
	})
	return sendTextZip(name, files, request)
}

/** What is the same for all: who sent it to whom, in which colours. */
async function preparePapers({ say, consumer, firm: loadFirm }: UsesFirm) {
	const set = await loadFirm()
	const firm = getFirmName(set, say)
	const style = createPaperStyle(set.theme)
	const texts = say.table('receipts').paper
	return (receipt: Receipt) => ({
		lang: say.language,
		style,
		firm,
		...describeReceipt(receipt, say),
		about: [
			createFact(texts.at, formatMoment(receipt, say)),
			createFact(texts.by, consumer?.name),
			createFact(texts.to, firm),
		],
	})
}

/** The firm's colour is a line under its name: paper has no ground. */
function createPaperStyle(theme: Theme) {
	const [light, dark] = [createBrandColours(theme, 'light'), createBrandColours(theme, 'dark')]
	return `${standaloneStyle}
header { border-block-end: 4px solid ${light.primary}; font-size: 1.25rem; font-weight: bold }
main p:first-child { margin-block-end: 0 }
h1 { margin-block-start: 0; line-height: 1.2; overflow-wrap: anywhere }
a { display: inline-block }
a, summary { padding-block: .625rem }
section { break-inside: avoid }
@media screen and (prefers-color-scheme: dark) { header { border-color: ${dark.primary} } }
@media print { nav { display: none } body { max-inline-size: none; padding: 0 } }`
}

/** In the order of the days, also in a folder. */
function nameFile({ at, title }: Receipt) {
	const day = toWallClock(new Date(at)).format('YYYY-MM-DD')
	return `${day} ${title.replace(/:\s/g, ' ').replace(/[/\\]/g, '-')}.html`
}
