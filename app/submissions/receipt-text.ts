import type { Say } from '#app/i18n/say.server'
import { formatOffset, toWallClock } from '#app/lib/wall-clock'
import type { ReceiptSender } from './receipt-sender.server'
import type { ShownText } from './shown-terms.server'
import { z } from 'zod/v4'

const measuredSchema = z.object({ name: z.string(), size: z.number(), sha256: z.string() })

export const receiptFileSchema = measuredSchema.extend({
	/** The files that the client chose, where what was sent differs: a cleaned photo, photos joined into a PDF. */
	chosen: z.array(measuredSchema).optional(),
})
type Measured = z.infer<typeof measuredSchema>
type ReceiptFile = z.infer<typeof receiptFileSchema>

export function toReceiptFile({
	name,
	size,
	sha256,
	chosen = [],
}: Measured & { chosen?: readonly Measured[] }) {
	const file: ReceiptFile = { name: showName(name), size, sha256 }
	if (chosen.some((one) => one.sha256 !== sha256))
		file.chosen = chosen.map((one) => ({ ...one, name: showName(one.name) }))
	return file
}

/** Direction marks and control characters could show a name in another order than it has. */
function showName(name: string) {
	return name.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

interface Fact {
	term: string
	detail: string
}

interface ReceiptFacts {
	id: string
	at: number
	title: string
	sent: readonly Fact[]
	shown?: readonly Fact[]
	files?: readonly ReceiptFile[]
	hashes?: readonly string[]
	sender?: ReceiptSender
}

/** A line that a text replaces by its hash, because texts are stored once. Other lines begin with a label. */
const reference = /^@([0-9a-f]{64}) (.*)\n/gm

/**
 * The canonical text of a receipt: one fact per line, in a fixed order, with every amount and hash. Shown texts are
 * references until `fillReceiptText`.
 */
export function writeReceiptText(receipt: ReceiptFacts, say: Say): string {
	const { id, at, title, sender, sent, shown = [], files = [], hashes = [] } = receipt
	const texts = say.table('receipts').file
	const { ways } = say.table('receipts')
	const facts: Fact[] = [
		{ term: texts.receipt, detail: title },
		{ term: texts.number, detail: id },
		{ term: texts.at, detail: formatInstant(at) },
		{ term: texts.by, detail: sender?.name ?? '-' },
		{ term: texts.to, detail: sender?.firm ?? '-' },
		{ term: texts.how, detail: sender?.way ? ways[sender.way] : '-' },
		...sent.map(({ term, detail }) => ({ term: `${texts.sent}: ${term}`, detail })),
		...shown.map(({ term, detail }) => ({ term: `${texts.shown}: ${term}`, detail })),
		...files.flatMap((file) => [
			...(file.chosen ?? [file]).map((one) => ({ term: texts.chosen, detail: describeFile(one) })),
			{ term: texts.file, detail: describeFile(file) },
		]),
	]
	const lines = facts.map(({ term, detail }) => `${toLine(term)}: ${toLine(detail)}\n`)
	return [...lines, ...hashes.map((hash) => `@${hash} ${toLine(texts.text)}\n`)].join('')
}

/** A name in quotes: it may end in a size and a hash of its own. */
function describeFile({ name, size, sha256 }: Omit<ReceiptFile, 'chosen'>) {
	return `"${name.replace(/["\\]/g, '\\$&')}" (${size} bytes, SHA-256 ${sha256})`
}

/** `2026-11-22T13:00:05+01:00` */
function formatInstant(at: number) {
	const instant = new Date(at)
	return `${toWallClock(instant).format('YYYY-MM-DD[T]HH:mm:ss')}${formatOffset(instant)}`
}

/** Breaks between lines, with the blanks around them; looked for where blanks begin. */
const lineBreaks = /(?<!\s)\s*[\r\n]\s*/g

function toLine(text: string) {
	return text.trim().replace(lineBreaks, ' / ').replace(/\s/g, ' ')
}

/** Puts the texts in the place of their references. The lines of a text begin with `| `, which is no part of its hash. */
export function fillReceiptText(text: string, texts: ReadonlyMap<string, ShownText>): string {
	return text.replace(reference, (whole, hash: string, label: string) => {
		const shown = texts.get(hash)
		if (!shown) return whole
		const lines = [shown.title, ...shown.lines].flatMap((one) => one.split(/\r\n?|\n/))
		return [`${label}: ${hash}`, ...lines.map((one) => `| ${one}`)].map((one) => `${one}\n`).join('')
	})
}
