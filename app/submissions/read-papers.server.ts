import { z } from 'zod/v4'
import { computeHash } from '#app/config/seal.server'
import type { SentFile } from '#app/lib/after-last-byte'
import type { Say } from '#app/i18n/say.server'
import { formatDate } from '#app/lib/format-date'
import { toWallClock } from '#app/lib/wall-clock'
import type { Uses, UsesOwner } from '#app/request/context.server'
import { defineRecord } from '#app/session/define-record.server'
import { reportStoreFault } from '#app/session/store-fault.server'
import { isStoreUnavailable } from '#app/session/store.server'
import { sendingLife } from './form-ids.server'
import { getRecordOwner, openOwnerRecords } from './record-owner.server'

/** A paper as one session last got it from this portal, to the last byte. */
export const readPaperRecord = defineRecord({
	name: 'read-paper',
	version: 1,
	schema: z.object({ sha256: z.string().optional(), size: z.number(), at: z.number() }),
	life: sendingLife,
})

interface Paper {
	kind: 'managed' | 'otd' | 'guarantee'
	/** Id of the action, or of a guarantee and its paper. */
	id: string
	/** Name in the receipt, where there are several. */
	name?: string
}

type UsesReader = UsesOwner<'queryTokens' | 'session'>

/** The file was sent already: a store that is unavailable costs its hash alone. */
export async function storeReadPaper(ctx: UsesReader & Uses<'facts'>, paper: Paper, file: SentFile) {
	const records = openOwnerRecords(getRecordOwner(ctx))
	try {
		await recordOf(ctx, paper)?.put({ ...file, at: records.now() })
	} catch (error) {
		if (!isStoreUnavailable(error)) throw error
		reportStoreFault(error, ctx.facts.requestId)
	}
}

/** A fact for the receipt: the hash of the paper as this session opened it, or that it is unknown. */
export async function describeReadPaper(ctx: UsesReader & Uses<'say'>, paper: Paper) {
	const texts = ctx.say.table('receipts').readPaper
	const record = recordOf(ctx, paper)
	const found = await record?.readOr('unread').catch(() => 'unread' as const)
	const term = paper.name ? ctx.say('receipts.readPaper.termOf', { name: paper.name }) : texts.term
	if (found === 'unread') return { term, detail: texts.unread }
	if (!found) return { term, detail: texts.unopened }
	return { term, detail: formatPaper(found, ctx.say) }
}

function formatPaper({ sha256, size, at }: { sha256?: string; size: number; at: number }, say: Say) {
	const wall = toWallClock(new Date(at))
	const moment = { date: formatDate(wall, say.language), time: wall.format('HH:mm:ss') }
	if (sha256 === undefined) return say('receipts.readPaper.inParts', { size, ...moment })
	return say('receipts.readPaper.opened', { sha256, size, ...moment })
}

/** Other sessions of the client are other readers, a helper's among them. Tokens in an address have no session. */
function recordOf(ctx: UsesReader, { kind, id }: Paper) {
	const { owner } = ctx.session
	if (ctx.queryTokens || !owner) return undefined
	return readPaperRecord.of(openOwnerRecords(getRecordOwner(ctx)), computeHash(`${kind} ${id} ${owner}`))
}
