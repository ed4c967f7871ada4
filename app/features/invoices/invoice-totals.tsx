import type { SerializeFrom } from '@remix-run/node'
import { FigureFacts } from '#app/charts/figure-facts'
import { Card } from '#app/ui/card'
import { findTranslate } from '#app/ui/untranslated'
import type { buildInvoiceTotals } from './invoice-totals.server'
import styles from './invoice-totals.module.css'

type InvoiceTotalsProps = SerializeFrom<NonNullable<ReturnType<typeof buildInvoiceTotals>>>

export function InvoiceTotals({ title, sum, bills, facts, untold }: InvoiceTotalsProps) {
	return (
		<Card title={title}>
			{sum ? (
				<p className={styles.sum} translate={findTranslate(sum)}>
					{sum}
				</p>
			) : null}
			{bills ? <p className={styles.bills}>{bills}</p> : null}
			{facts.length > 0 ? <FigureFacts facts={facts} /> : null}
			{untold ? <p>{untold}</p> : null}
		</Card>
	)
}
