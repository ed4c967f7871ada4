import type { ReadList } from '#app/lib/read-list'
import { findKnown } from '#app/lib/unread'
import { describeCell } from '#app/products/facts'
import type { SerializeFrom } from '@remix-run/node'
import type { DamageReport, GeneralInsurance } from '#app/api/resources/insurances'
import type { Say } from '#app/i18n/say.server'
import { formatWireDate } from '#app/lib/format-date'
import { paths } from '#app/paths'

export type DamageView = SerializeFrom<typeof buildDamageView>

/** Undefined unless the API offers it [417]. */
export function findReportHref(insurance: GeneralInsurance | undefined) {
	return insurance?.showDamageReportButton === true ? paths.createDamageReport(insurance.id) : undefined
}

export function buildDamageView(
	{ known, isComplete }: ReadList<DamageReport>,
	href: string | undefined,
	say: Say,
) {
	const texts = say.table('insurances').damage
	return {
		title: texts.title,
		text: isComplete ? texts.none : texts.couldNotLoad,
		note: isComplete || known.length === 0 ? undefined : say('unread.list'),
		report: href ? { href, label: texts.report } : undefined,
		columns: [texts.cause, texts.state, texts.reported, texts.progress],
		rows: known.map(({ cause, state, dateReported, isClosed }) => ({
			cells: [
				describeCell(cause, say, String) ?? '-',
				describeCell(state, say, String) ?? '-',
				describeCell(dateReported, say, (day) => formatWireDate(day, say.language)) ?? '-',
			],
			isClosed: findKnown(isClosed),
			progress: describeCell(isClosed, say, (isOver) => (isOver ? texts.closed : texts.open)),
		})),
	}
}
