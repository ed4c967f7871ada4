import { z } from 'zod/v4'
import { computeHash } from '#app/config/seal.server'
import type { SentFile } from '#app/lib/after-last-byte'
import type { Say } from '#app/i18n/say.server'
import { formatDate } from '#app/lib/format-date'
import { toWallClock } from '#app/lib/wall-clock'
import type { UsesOwner } from '#app/request/context.server'
import { defineRecord } from '#app/session/define-record.server'
import { sendingLife } from './form-ids.server'
import { getRecordOwner, openOwnerRecords } from './record-owner.server'

/** The paper of an action as a client last got it from this portal, to the last byte. */
export const readPaperRecord = defineRecord({
	name: 'read-paper',
	version: 1,
	schema: z.object({ sha256: z.string(), size: z.number(), at: z.number() }),
	life: sendingLife,
})

interface Paper {
	kind: 'managed' | 'otd'
	/** Id of the action. */
	id: string
}

export async function storeReadPaper(ctx: UsesOwner, paper: Paper, file: SentFile) {
	const records = openOwnerRecords(getRecordOwner(ctx))
	await recordOf(ctx, paper).put({ ...file, at: records.now() })
}

/** A fact for the receipt: the hash of the paper as it was opened here, or that it is unknown. */
export async function describeReadPaper(ctx: UsesOwner<'say'>, paper: Paper) {
	const texts = ctx.say.table('receipts').readPaper
	const found = await recordOf(ctx, paper)
		.readOr('unread')
		.catch(() => 'unread' as const)
	if (found === 'unread') return { term: texts.term, detail: texts.unread }
	if (!found) return { term: texts.term, detail: texts.unopened }
	return { term: texts.term, detail: formatPaper(found, ctx.say) }
}

function formatPaper({ sha256, size, at }: SentFile & { at: number }, say: Say) {
	const wall = toWallClock(new Date(at))
	const moment = { date: formatDate(wall, say.language), time: wall.format('HH:mm:ss') }
	return say('receipts.readPaper.opened', { sha256, size, ...moment })
}

function recordOf(ctx: UsesOwner, { kind, id }: Paper) {
	return readPaperRecord.of(openOwnerRecords(getRecordOwner(ctx)), computeHash(`${kind} ${id}`))
}
