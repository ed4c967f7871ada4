import type { SerializeFrom } from '@remix-run/node'
import type { DamageReport } from '#app/api/resources/damage-report'
import type { GeneralInsurance } from '#app/api/resources/general-insurance'
import type { Say } from '#app/i18n/say.server'
import { formatWireDate } from '#app/lib/format-date'
import { paths } from '#app/paths'

export type DamageView = SerializeFrom<typeof buildDamageView>

/** Undefined unless the API offers it [417]. */
export function findReportHref(insurance: GeneralInsurance | undefined) {
	return insurance?.showDamageReportButton ? paths.createDamageReport(insurance.id) : undefined
}

export function buildDamageView(
	reports: readonly DamageReport[] | undefined,
	href: string | undefined,
	say: Say,
) {
	const texts = say.table('insurances').damage
	return {
		title: texts.title,
		text: reports ? texts.none : texts.couldNotLoad,
		report: href ? { href, label: texts.report } : undefined,
		columns: [texts.cause, texts.state, texts.reported, texts.progress],
		rows: (reports ?? []).map(({ cause, state, dateReported, isClosed }) => ({
			cells: [cause ?? '-', state ?? '-', formatWireDate(dateReported, say.language) ?? '-'],
			isClosed,
			progress: isClosed === undefined ? undefined : isClosed ? texts.closed : texts.open,
		})),
	}
}
