import { countAll, isNone } from '#app/lib/read-list'
import { listProblems, settle } from '#app/request/settle'
import { linkArchive } from '#app/features/my-data/archive-link.server'
import { getKeptCounts } from '#app/features/my-data/kept-data.server'
import type { RequestContext } from '#app/request/context.server'
import { createProblemNotices } from '#app/request/problem-notices.server'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { areaGroups, areas } from './my-data-areas.server'
import { readArea } from './my-data-zip.server'

export async function getMyData(ctx: RequestContext) {
	const { say } = ctx
	const { title, purpose, back, download, columns, office, kept, clear } = say.table('myData')
	const [results, facts] = await Promise.all([
		Promise.all(areas.map((area) => settle(readArea(ctx, area)))),
		getKeptCounts(ctx),
	])
	const rows = areas.flatMap(({ title, group, href, name: id }, index) => {
		const list = results[index]?.value
		const count = list ? (countAll(list) ?? say('unread.title')) : office.missing
		return list && isNone(list) ? [] : [{ id, group, name: say(title), href, count: String(count) }]
	})
	const groups = areaGroups.map((group) => ({
		title: office.groups[group],
		rows: rows.filter((row) => row.group === group),
	}))
	return {
		kind: 'overview' as const,
		title,
		purpose,
		back: { href: paths.settings(), label: back },
		notices: createProblemNotices(listProblems(...results), ctx),
		download: {
			title: download.title,
			text: download.text,
			button: download.button,
			href: linkArchive(ctx),
		},
		office: {
			...office,
			columns: [columns.what, columns.count],
			groups: groups.filter((group) => group.rows.length > 0),
		},
		kept: { title: kept.title, purpose: kept.purpose, facts },
		clear: { title: clear.title, text: clear.text, open: clear.open, href: paths.deleteMyData() },
	}
}

export function buildClearQuestion(say: Say) {
	const { title, clear, kept } = say.table('myData')
	return {
		kind: 'question' as const,
		title: clear.question,
		purpose: clear.purpose,
		back: { href: paths.myData(), label: title },
		goes: {
			title: clear.goes,
			lines: [kept.drafts, kept.receipts, kept.earlier, kept.lastSeen, clear.otherDevices],
		},
		stays: { title: clear.stays, lines: Object.values(clear.staying) },
		confirm: clear.confirm,
		cancel: { href: paths.myData(), label: clear.cancel },
	}
}
