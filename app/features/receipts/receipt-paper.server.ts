import { readSeal } from '#app/config/receipt-seal.server'
import { getFirmName } from '#app/firm/firm-phone.server'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { createFact } from '#app/products/facts'
import type { UsesOwner } from '#app/request/context.server'
import type { Receipt } from '#app/submissions/receipts.server'
import { createBrandColours } from '#app/theme/brand'
import type { Theme } from '#app/theme/theme'
import { standaloneStyle } from '#app/ui/standalone-document'
import { describeReceipt } from './receipts.server'

export type ReceiptPaper = ReturnType<Awaited<ReturnType<typeof preparePapers>>>

export async function preparePapers(
	{ say, consumer, firm: loadFirm }: UsesOwner<'firm' | 'say'>,
	request: Pick<Request, 'url'>,
) {
	const { origin } = new URL(request.url)
	const set = await loadFirm()
	const firm = getFirmName(set, say)
	const style = createPaperStyle(set.theme)
	return (receipt: Receipt) => ({
		lang: say.language,
		style,
		firm,
		...describeReceipt(withSender(receipt, { name: consumer?.name, firm }), say),
		seal: describeSeal(receipt, origin, say),
	})
}

/** A receipt of an older build names the client and firm of today. */
function withSender(receipt: Receipt, today: { name?: string; firm: string }): Receipt {
	return receipt.sender ? receipt : { ...receipt, sender: { ...today } }
}

/** Paper has no links, so addresses are printed in full. Receipts of older builds have no seal. */
function describeSeal(receipt: Receipt, origin: string, say: Say) {
	const seal = receipt.file === undefined ? undefined : readSeal(receipt.file)
	if (!seal) return undefined
	const { title, text, number, key, signature, check, publicKey } = say.table('receipts').paper.seal
	return {
		title,
		text,
		facts: [
			createFact(number, receipt.id),
			createFact(key, seal.key),
			createFact(signature, seal.signature),
			createFact(check, `${origin}${paths.receiptCheck()}`),
			createFact(publicKey, `${origin}${paths.receiptKey()}`),
		],
	}
}

/** The firm's colour is a line: printers omit backgrounds. */
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
