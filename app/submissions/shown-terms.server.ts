import { createHash } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { z } from 'zod/v4'
import { createSealer } from '#app/config/seal.server'
import type { Uses, UsesOwner } from '#app/request/context.server'
import { shownTermsField } from '#app/request/form-fields'
import type { ChangedTerms } from '#app/request/form-reply'
import { getRecordOwner } from './record-owner.server'

interface Fact {
	term: string
	detail: string
}

/** A text that the client agrees to, one line per paragraph. */
export interface ShownText {
	title: string
	lines: readonly string[]
}

/** Amounts, dates, parties and texts of a form that binds, in the words of the page. */
export interface ShownTerms {
	facts: readonly Fact[]
	texts?: readonly ShownText[]
	/** Answers that the client gave and that are not offered any more, beside what changed. */
	withdrawn?: readonly ChangedTerms['rows'][number][]
}

/** Characters of a mark, so that a form stays below its limit. A longer mark holds hashes of its texts. */
const longestMark = 24_000
/** Bytes of an inflated mark. */
const largestMark = 1_000_000

interface MarkedText {
	title: string
	sha256: string
	lines?: string[]
}

const markSchema = z.object({
	/** Language and address style of the words. */
	voice: z.string(),
	facts: z.array(z.object({ term: z.string(), detail: z.string() })),
	/** A text with its lines has no hash, which would lengthen the mark. */
	texts: z
		.array(
			z.object({
				title: z.string(),
				sha256: z.string().optional(),
				lines: z.array(z.string()).optional(),
			}),
		)
		.transform((texts): MarkedText[] =>
			texts.map(({ title, lines, sha256 = hashText({ title, lines: lines ?? [] }) }) => ({
				title,
				lines,
				sha256,
			})),
		),
})
type Mark = z.output<typeof markSchema>

export function hashText({ title, lines }: ShownText) {
	return createHash('sha256')
		.update([title, ...lines].join('\n'))
		.digest('hex')
}

/** A mark for the hidden field of the form about `subject`. Only the same client can post it. */
export function sealShownTerms(ctx: UsesOwner<'say'>, subject: string, terms: ShownTerms): string {
	const mark = createMark(terms, ctx.say)
	const full = sealMark(ctx, subject, mark)
	if (full.length <= longestMark) return full
	return sealMark(ctx, subject, {
		...mark,
		texts: mark.texts.map(({ title, sha256 }) => ({ title, sha256 })),
	})
}

function createMark({ facts, texts = [] }: ShownTerms, say: Uses<'say'>['say']): Mark {
	return {
		voice: voiceOf(say),
		facts: facts.map(({ term, detail }) => ({ term, detail })),
		texts: texts.map((text) => ({ title: text.title, sha256: hashText(text), lines: [...text.lines] })),
	}
}

function voiceOf({ language, address }: Uses<'say'>['say']) {
	return `${language} ${address}`
}

function sealMark(ctx: UsesOwner, subject: string, mark: Mark) {
	const texts = mark.texts.map(({ title, lines, sha256 }) => (lines ? { title, lines } : { title, sha256 }))
	const bytes = deflateRawSync(JSON.stringify({ ...mark, texts }))
	return openSealer(ctx, subject).seal(bytes.toString('base64'))
}

function openSealer(ctx: UsesOwner, subject: string) {
	const { consumer } = getRecordOwner(ctx)
	return createSealer('shown terms', [consumer.branch ?? '', consumer.id, subject].join('\n'))
}

function unsealMark(ctx: UsesOwner, subject: string, posted: unknown): Mark | undefined {
	const text = openSealer(ctx, subject).unseal(posted)
	if (typeof text !== 'string') return undefined
	const bytes = inflateRawSync(Buffer.from(text, 'base64'), { maxOutputLength: largestMark })
	return markSchema.safeParse(JSON.parse(bytes.toString())).data
}

/**
 * Undefined when the posted mark equals `terms`. Without rows: the mark is missing, forged, or in other words than the
 * page has now.
 */
export function findChangedTerms(
	ctx: UsesOwner<'say'>,
	subject: string,
	payload: Record<string, unknown>,
	terms: ShownTerms,
): ChangedTerms | undefined {
	const mark = unsealMark(ctx, subject, payload[shownTermsField])
	const now = createMark(terms, ctx.say)
	const texts = ctx.say.table('sending').shown
	const changed = { title: texts.title, labels: { what: texts.what, was: texts.was, now: texts.now } }
	const { withdrawn = [] } = terms
	if (!mark || mark.voice !== now.voice) return { ...changed, rows: [...withdrawn] }
	const rows = [
		...compareFacts(mark.facts, now.facts),
		...compareTexts(mark.texts, now.texts, texts.unkept),
		...withdrawn,
	]
	return rows.length > 0 ? { ...changed, rows } : undefined
}

type Row = ChangedTerms['rows'][number]

function compareFacts(was: readonly Fact[], now: readonly Fact[]): Row[] {
	const before = groupDetails(was)
	const after = groupDetails(now)
	return listTerms(now, was).flatMap((term) =>
		compareLines(term, before.get(term) ?? [], after.get(term) ?? []),
	)
}

/** By term: a term may occur more than once. */
function groupDetails(facts: readonly Fact[]) {
	const groups = new Map<string, string[]>()
	for (const { term, detail } of facts) {
		const details = groups.get(term)
		if (details) details.push(detail)
		else groups.set(term, [detail])
	}
	return groups
}

function listTerms(...lists: (readonly Fact[])[]) {
	return [...new Set(lists.flat().map(({ term }) => term))]
}

function compareLines(term: string, was: readonly string[], now: readonly string[]): Row[] {
	return JSON.stringify(was) === JSON.stringify(now) ? [] : [{ term, was, now }]
}

function compareTexts(was: readonly MarkedText[], now: readonly MarkedText[], unkept: string): Row[] {
	const length = Math.max(was.length, now.length)
	return Array.from({ length }, (_, index) => compareText(was[index], now[index], unkept)).flat()
}

function compareText(was: MarkedText | undefined, now: MarkedText | undefined, unkept: string): Row[] {
	if (was?.sha256 === now?.sha256) return []
	const term = (now ?? was)?.title ?? ''
	const titles = was && now ? compareLines(term, [was.title], [now.title]) : []
	const lines = pickChangedLines(was?.lines ?? (was ? [unkept] : []), now?.lines ?? [])
	return [...titles, ...compareLines(term, lines.was, lines.now)]
}

/** Keeps the lines that differ, so that a long text stays readable; all of them when only their order changed. */
function pickChangedLines(was: readonly string[], now: readonly string[]) {
	const [before, after] = [new Set(was), new Set(now)]
	const gone = was.filter((line) => !after.has(line))
	const added = now.filter((line) => !before.has(line))
	return gone.length + added.length > 0 ? { was: gone, now: added } : { was, now }
}
