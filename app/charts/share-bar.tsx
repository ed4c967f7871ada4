import { Chart, Labels, measureText, Shapes, toPercent } from './chart'
import { Fill, chooseFill, type FillName } from './fill'
import type { Share } from './share-bar.server'
import styles from './chart.module.css'

/** Ems. */
const height = 1.75

interface ShareBarProps {
	label: string
	parts: readonly (Share & { name: string; fill?: FillName })[]
}

export function ShareBar({ label, parts }: ShareBarProps) {
	const marks = parts.flatMap(({ name, from, to, percentage }) => {
		const size = to - from
		const text = [`${name}: ${percentage}%`, name].find((words) => measureText(words) <= size)
		return text ? { at: from + size / 2, text } : []
	})
	return (
		<Chart label={label}>
			<Labels marks={marks} />
			<Shapes height={height}>
				{parts.map(({ name, from, to, fill }, index) => (
					<Fill key={name} name={fill ?? chooseFill(index)} from={from} to={to} top={0} height={height} />
				))}
				{parts.slice(1).map(({ from }) => (
					<line
						key={from}
						className={styles.gap}
						x1={toPercent(from)}
						x2={toPercent(from)}
						y1="0"
						y2="100%"
					/>
				))}
			</Shapes>
		</Chart>
	)
}
