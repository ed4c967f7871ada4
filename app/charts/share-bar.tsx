import { Mark, Chart } from './chart'
import { Fill, chooseFill, type FillName } from './fill'
import type { Share } from './share-bar.server'
import styles from './chart.module.css'

/** Width of one letter on the narrowest bar, in per cent. */
const letter = 2.9

interface ShareBarProps {
	label: string
	parts: readonly (Share & { name: string; fill?: FillName })[]
}

export function ShareBar({ label, parts }: ShareBarProps) {
	return (
		<Chart label={label} height={4}>
			{parts.map(({ name, from, to, percentage, fill }, index) => {
				const size = to - from
				const words = [`${name}: ${percentage}%`, name].find(({ length }) => length * letter <= size)
				return (
					<g key={name}>
						{words ? (
							<Mark at={from + size / 2} height={1}>
								{words}
							</Mark>
						) : null}
						<Fill name={fill ?? chooseFill(index)} from={from} to={to} top={1.6} height={2} />
					</g>
				)
			})}
			{parts.slice(1).map(({ from }) => (
				<line key={from} className={styles.gap} x1={`${from}%`} x2={`${from}%`} y1="1.6em" y2="3.6em" />
			))}
		</Chart>
	)
}
