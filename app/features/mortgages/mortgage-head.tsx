import type { SerializeFrom } from '@remix-run/node'
import type { ReactNode } from 'react'
import { Figure } from '#app/charts/chart'
import { Gauge } from '#app/charts/gauge'
import { Card } from '#app/ui/card'
import { Disclosure } from '#app/ui/disclosure'
import { FigureList } from '#app/ui/figure-list'
import { Link } from '#app/ui/link'
import { WithNote } from '#app/ui/with-note'
import type { buildMortgageHead } from './mortgage-head.server'
import { RateWays, type Adviser } from './rate-ways'

type Head = SerializeFrom<NonNullable<ReturnType<typeof buildMortgageHead>>>

interface MortgageHeadProps extends Head {
	/** First adviser of the client, whom to ask about a new rate. */
	adviser?: Adviser
	/** On the overview: the page of this mortgage. */
	page?: { href: string; label: string }
	/** Below the head: other mortgages. */
	footer?: ReactNode
}

export function MortgageHead({ figures, value, soon, method, adviser, page, ...card }: MortgageHeadProps) {
	return (
		<Card {...card}>
			{page ? (
				<p>
					<Link href={page.href}>{page.label}</Link>
				</p>
			) : null}
			<FigureList figures={figures} isSmall={page !== undefined} />
			{soon ? <RateWays {...soon} adviser={adviser} /> : null}
			<HeadValue {...value} />
			<Disclosure title={method.title}>
				<ul>
					{method.lines.map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			</Disclosure>
		</Card>
	)
}

function HeadValue({ gauge, line, note, task }: Head['value']) {
	const words = (
		<p>
			<WithNote note={note}>{line}</WithNote>
			{task ? (
				<>
					{' '}
					<Link href={task.href} inSentence>
						{task.label}
					</Link>
				</>
			) : null}
		</p>
	)
	return gauge ? <Figure chart={<Gauge {...gauge} />}>{words}</Figure> : words
}
