import type { Say } from '#app/i18n/say.server'
import { createList, isNone, limitList, type ReadList } from '#app/lib/read-list'
import { settle, type Settled } from '#app/request/settle'
import { getFirmName } from '#app/firm/firm-phone.server'
import { sendDataArchive, writeDataPage, writeJson } from '#app/features/my-data/data-archive.server'
import { readKeptData, describeKeptData, listKeptReceipts } from '#app/features/my-data/kept-data.server'
import { readKeptReceipts, type KeptReceipt } from '#app/submissions/kept-records.server'
import type { DocumentPart } from '#app/features/my-data/my-data-document'
import type { DataContext, DataItem } from '#app/features/my-data/data-item'
import { formatDateTime } from '#app/lib/format-date'
import { toWallClock } from '#app/lib/wall-clock'
import { isPlainObject } from '#app/api/plain-object'
import { areas, mostItems, type Area } from './my-data-areas.server'

interface Described {
	data: ReadList<unknown>
	items: DataItem[]
	/** Whether the page leaves some out. */
	isCut: boolean
}

interface AreaResult {
	area: Area
	result: Settled<Described>
}

const ofPortal = 'portal.json'
/** Receipts of a file, which is in memory as a whole: a receipt may have 130 kB. */
const receiptsOfFile = 50
/** Rows of tables within the items of an area. */
const mostRows = 1_000

export async function readArea(
	{ api }: Pick<DataContext, 'api'>,
	{ call }: Area,
): Promise<ReadList<unknown>> {
	const { path, schema, answers } = call
	if (answers === 'list') return api.list(path, schema)
	const resource = answers === 'find' ? await api.find(path, schema) : await api.get(path, schema)
	return createList(resource === undefined ? [] : [resource])
}

/** Failed calls are listed in the archive and in a notice on the next page. */
export async function sendMyData(ctx: DataContext, request: Request) {
	const { say } = ctx
	if (request.method === 'HEAD') return sendDataArchive(ctx, [], request)
	const [results, sent] = await Promise.all([
		Promise.all(areas.map((area) => loadArea(ctx, area))),
		listKeptReceipts(ctx),
	])
	const [first = [], ...others] = cutParts(sent)
	const more = others.map((part, at) => ({
		name: `portal-${at + 2}.json`,
		write: async () => writeJson(await readKeptReceipts(part)),
	}))
	const missing = results.filter((areaResult) => areaResult.result.problem).map(({ area }) => say(area.title))
	if (missing.length > 0) ctx.session.notify('warning', 'myData.partly', { names: missing.join(', ') })
	return sendDataArchive(
		ctx,
		[
			{
				name: say('myData.download.page'),
				write: async () => writeDataPage(ctx, await describeDocument(ctx, results, { first, more })),
			},
			...results.flatMap(({ area, result: { value } }) =>
				value ? [{ name: fileOf(area), write: () => writeJson(value.data) }] : [],
			),
			{ name: ofPortal, write: async () => writeJson(await readKeptData(ctx, first)) },
			...more,
		],
		request,
	)
}

function cutParts(sent: readonly KeptReceipt[]) {
	const count = Math.ceil(sent.length / receiptsOfFile)
	return Array.from({ length: count }, (_, at) => sent.slice(at * receiptsOfFile, (at + 1) * receiptsOfFile))
}

async function loadArea(ctx: DataContext, area: Area): Promise<AreaResult> {
	const read = async () => {
		const data = await readArea(ctx, area)
		const asked = limitList(data, mostItems)
		const items = await area.describe(ctx, asked.known.flatMap(idOf))
		const shown = countShown(items)
		const isCut = shown < items.length || (shown === mostItems && asked !== data)
		return { data, items: items.slice(0, shown), isCut }
	}
	return { area, result: await settle(read()) }
}

function countShown(items: readonly DataItem[]) {
	let rows = 0
	const next = items.findIndex(({ tables = [] }, at) => {
		for (const table of tables) rows += table.rows.length + 1
		return at === mostItems || rows > mostRows
	})
	return next < 0 ? items.length : next
}

function idOf(resource: unknown) {
	return isPlainObject(resource) && typeof resource.id === 'string' ? [resource.id] : []
}

function describeGap({ data, items, isCut }: Described, file: string, say: Say) {
	if (!data.isComplete) return say('unread.list')
	if (isCut) return say('myData.document.more', { most: items.length, file })
	return isNone(data) ? say('myData.document.none') : undefined
}

function fileOf({ name }: Area) {
	return `${name}.json`
}

interface Sent {
	first: readonly KeptReceipt[]
	/** Files of the others. */
	more: readonly { name: string }[]
}

async function describeDocument(ctx: DataContext, results: readonly AreaResult[], { first, more }: Sent) {
	const { say, consumer } = ctx
	const kept = await readKeptData(ctx, first)
	const files = more.map(({ name }) => name).join(', ')
	const { document, kept: texts, title } = say.table('myData')
	const when = formatDateTime(toWallClock(new Date()), say.language)
	const firm = getFirmName(await ctx.firm(), say)
	const parts: DocumentPart[] = results.map(({ area, result: { value } }) => ({
		title: say(area.title),
		file: say('myData.document.file', { file: fileOf(area) }),
		instead: value ? describeGap(value, fileOf(area), say) : document.missing,
		items: value?.items ?? [],
	}))
	return {
		lang: say.language,
		title,
		lines: [
			say('myData.document.made', { when, firm, name: consumer?.name ?? '-' }),
			document.files,
			document.addresses,
		],
		parts: [
			...parts,
			{
				title: texts.title,
				file: say('myData.kept.inJson', { file: ofPortal }),
				instead: files ? say('myData.kept.more', { most: first.length, files }) : undefined,
				items: describeKeptData(kept, say),
			},
		],
	}
}
