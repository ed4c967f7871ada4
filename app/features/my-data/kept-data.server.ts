import { redirect } from '@remix-run/node'
import type { RequestContext, Uses } from '#app/request/context.server'
import { endOtherSessions, listSessions } from '#app/request/session-list.server'
import type { Say } from '#app/i18n/say.server'
import { formatDateTime } from '#app/lib/format-date'
import { toWallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { createFact } from '#app/products/facts'
import { getSessionStore } from '#app/session/current-store.server'
import { eraseForGood } from '#app/session/erasures.server'
import { listConsumerOwners } from '#app/session/records.server'
import {
	countKeptRecords,
	forgetKeptRecords,
	readKeptReceipts,
	readKeptRecords,
	type KeptReceipt,
} from '#app/submissions/kept-records.server'
import { listReceipts } from '#app/submissions/receipts.server'
import { listRecordOwners } from '#app/submissions/record-owner.server'
import type { DataItem } from './data-item'

export type KeptData = Awaited<ReturnType<typeof readKeptData>>

/** Newest first, then those that cannot be read. */
export async function listKeptReceipts(ctx: Uses<'consumer'>): Promise<KeptReceipt[]> {
	const all = await Promise.all(
		listRecordOwners(ctx).map(async (owner) =>
			(await listReceipts(owner)).map(({ id, at = 0 }) => ({ owner, id, at })),
		),
	)
	return all.flat().sort((one, other) => other.at - one.at)
}

/** With these receipts. Omits anything that identifies a session. */
export async function readKeptData(ctx: Uses<'consumer' | 'session'>, sent: readonly KeptReceipt[]) {
	const [records, sessions, receipts] = await Promise.all([
		Promise.all(listRecordOwners(ctx).map(readKeptRecords)),
		listSessions(ctx),
		readKeptReceipts(sent),
	])
	return {
		...receipts,
		drafts: records.flatMap(({ drafts }) => drafts),
		earlier: records.flatMap(({ earlier }) => earlier),
		lastSeen: records.find(({ lastSeen }) => lastSeen !== undefined)?.lastSeen,
		signIns: sessions.map(({ browser, system, since, lastSeen, isCurrent }) => ({
			browser,
			system,
			since,
			lastSeen,
			isCurrent,
		})),
	}
}

async function countKeptData(ctx: Uses<'consumer'>) {
	const owners = await Promise.all(listRecordOwners(ctx).map(countKeptRecords))
	const sum = (kind: 'drafts' | 'receipts' | 'unknownReceipts' | 'earlier') =>
		owners.reduce((total, counts) => total + counts[kind], 0)
	return {
		drafts: sum('drafts'),
		receipts: sum('receipts'),
		unknownReceipts: sum('unknownReceipts'),
		earlier: sum('earlier'),
		lastSeen: owners.find(({ lastSeen }) => lastSeen !== undefined)?.lastSeen,
	}
}

export async function getKeptCounts(ctx: RequestContext) {
	const { say } = ctx
	const [kept, sessions] = await Promise.all([countKeptData(ctx), listSessions(ctx)])
	const texts = say.table('myData').kept
	return [
		createFact(texts.drafts, String(kept.drafts)),
		createFact(texts.receipts, String(kept.receipts)),
		...(kept.unknownReceipts > 0 ? [createFact(texts.unreadReceipts, String(kept.unknownReceipts))] : []),
		createFact(texts.earlier, String(kept.earlier)),
		createFact(texts.lastSeen, kept.lastSeen === undefined ? undefined : momentOf(kept.lastSeen, say)),
		createFact(texts.signIns, String(sessions.length)),
	]
}

export function describeKeptData(kept: KeptData, say: Say): DataItem[] {
	const texts = say.table('myData').kept
	const at = (term: string, moment: number | undefined) =>
		createFact(term, moment === undefined ? undefined : momentOf(moment, say))
	return [
		...kept.receipts.map((receipt) => ({
			title: receipt.title,
			facts: [
				at(texts.sentOn, receipt.at),
				...receipt.sent,
				...receipt.texts.map(({ title = say('receipts.unread.words'), lines, sha256 }) =>
					createFact(title, lines?.join('\n') ?? sha256),
				),
			],
		})),
		...Array.from({ length: kept.unknownReceipts }, () => ({
			title: say('receipts.unread.title'),
			facts: [],
		})),
		...kept.drafts.map((draft) => ({ title: texts.draft, facts: [at(texts.keptOn, draft.at)] })),
		...kept.earlier.map((answers) => ({ title: texts.earlier, facts: [at(texts.keptOn, answers.at)] })),
		{ title: texts.lastSeen, facts: [at(texts.keptOn, kept.lastSeen)] },
		{
			title: texts.signIns,
			facts: kept.signIns.map(({ browser, system, since }) =>
				createFact(
					[browser, system].filter(Boolean).join(', ') || texts.unknownDevice,
					`${texts.since} ${momentOf(since, say)}`,
				),
			),
		},
	]
}

/** Makes no API call. */
export async function forgetKeptData(ctx: RequestContext) {
	const { drafts, receipts, unknownReceipts, earlier } = await countKeptData(ctx)
	const others = (await listSessions(ctx)).filter(({ isCurrent }) => !isCurrent)
	const owners = [...listConsumerOwners(ctx.consumer ?? { id: '' }), ...others.map(({ key }) => key)]
	await eraseForGood(getSessionStore(), owners, async () => {
		for (const owner of listRecordOwners(ctx)) await forgetKeptRecords(owner)
		await endOtherSessions(ctx)
	})
	ctx.session.change((data) => void (data.received = []))
	ctx.session.notify('success', 'myData.clear.done', {
		drafts,
		receipts: receipts + unknownReceipts,
		earlier,
		devices: others.length,
	})
	return redirect(paths.myData(), 303)
}

function momentOf(at: number, { language }: Say) {
	return formatDateTime(toWallClock(new Date(at)), language)
}
