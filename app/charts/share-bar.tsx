import { Mark, Chart, measureText, toX } from './chart'
import { Fill, chooseFill, type FillName } from './fill'
import type { Share } from './share-bar.server'
import styles from './chart.module.css'

const top = 22
const height = 26

interface ShareBarProps {
	label: string
	parts: readonly (Share & { name: string; fill?: FillName })[]
}

export function ShareBar({ label, parts }: ShareBarProps) {
	return (
		<Chart label={label} height={top + height + 4}>
			{parts.map(({ name, from, to, percentage, fill }, index) => {
				const size = to - from
				const words = [`${name}: ${percentage}%`, name].find((text) => measureText(text) <= toX(size))
				return (
					<g key={name}>
						{words ? (
							<Mark at={from + size / 2} y={13}>
								{words}
							</Mark>
						) : null}
						<Fill name={fill ?? chooseFill(index)} from={from} to={to} top={top} height={height} />
					</g>
				)
			})}
			{parts.slice(1).map(({ from }) => (
				<line key={from} className={styles.gap} x1={toX(from)} x2={toX(from)} y1={top} y2={top + height} />
			))}
		</Chart>
	)
}
