import { chooseFill, Fill } from './fill'
import { Mark, Chart } from './chart'
import type { YearTrackDrawing } from './year-track.server'
import styles from './chart.module.css'

const top = 1.75
const rowHeight = 2.75

interface YearTrackProps {
	label: string
	now: string
	drawing: YearTrackDrawing
}

export function YearTrack({ label, now, drawing }: YearTrackProps) {
	const bottom = top + drawing.rows.length * rowHeight
	return (
		<Chart label={label} height={bottom + 2}>
			<Axis years={drawing.years} top={top} bottom={bottom} />
			<Now at={drawing.now} bottom={bottom}>
				{now}
			</Now>
			{drawing.rows.map(({ label: name, index, agreed, rest }, row) => {
				const y = top + row * rowHeight
				return (
					<g key={index}>
						<text className={styles.text} x="0" y={`${y + 1.1}em`}>
							{`${name} `}
						</text>
						{rest ? <Rest {...rest} height={y + 1.9} /> : null}
						{agreed ? <Fill name={chooseFill(index)} {...agreed} top={y + 1.5} height={0.8} /> : null}
					</g>
				)
			})}
		</Chart>
	)
}

function Rest({ from, to, height }: { from: number; to: number; height: number }) {
	return (
		<>
			<line className={styles.rest} x1={`${from}%`} x2={`${to}%`} y1={`${height}em`} y2={`${height}em`} />
			<line
				className={styles.rest}
				x1={`${to}%`}
				x2={`${to}%`}
				y1={`${height - 0.4}em`}
				y2={`${height + 0.4}em`}
			/>
		</>
	)
}

export function Axis({
	years,
	top: from,
	bottom,
}: {
	years: YearTrackDrawing['years']
	top: number
	bottom: number
}) {
	return years.map(({ at, label }) => (
		<g key={label}>
			<line className={styles.rule} x1={`${at}%`} x2={`${at}%`} y1={`${from}em`} y2={`${bottom}em`} />
			<Mark at={at} height={bottom + 1.3}>
				{label}
			</Mark>
		</g>
	))
}

export function Now({ at, bottom, children }: { at: number; bottom: number; children: string }) {
	return (
		<>
			<line className={styles.now} x1={`${at}%`} x2={`${at}%`} y1="1.3em" y2={`${bottom}em`} />
			<Mark at={at} height={1} strong>
				{children}
			</Mark>
		</>
	)
}
