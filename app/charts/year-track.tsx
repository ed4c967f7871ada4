import { chooseFill, Fill } from './fill'
import { Mark, Chart, toX } from './chart'
import type { YearTrackDrawing } from './year-track.server'
import styles from './chart.module.css'

const top = 22
const rowHeight = 42
/** Units below the top of a row: the name above, and the strip of its bar. */
const name = 15
const strip = { from: 19, to: 39 }

interface YearTrackProps {
	label: string
	now: string
	drawing: YearTrackDrawing
}

/** Lines of years stay inside the strips, so that none crosses a name. */
export function YearTrack({ label, now, drawing }: YearTrackProps) {
	const bottom = top + drawing.rows.length * rowHeight
	return (
		<Chart label={label} height={bottom + 22}>
			<Mark at={drawing.now} y={13} strong>
				{now}
			</Mark>
			{drawing.rows.map(({ label: words, index, agreed, rest }, row) => {
				const y = top + row * rowHeight
				return (
					<g key={index}>
						<text className={styles.text} x={0} y={y + name}>
							{`${words} `}
						</text>
						<Rules drawing={drawing} top={y + strip.from} bottom={y + strip.to} />
						<NowLine at={drawing.now} top={y + strip.from} bottom={y + strip.to} />
						{rest ? <Rest {...rest} y={y + 29} /> : null}
						{agreed ? <Fill name={chooseFill(index)} {...agreed} top={y + 23} height={12} /> : null}
					</g>
				)
			})}
			<YearLabels years={drawing.years} y={bottom + 16} />
		</Chart>
	)
}

function Rest({ from, to, y }: { from: number; to: number; y: number }) {
	return (
		<>
			<line className={styles.rest} x1={toX(from)} x2={toX(to)} y1={y} y2={y} />
			<line className={styles.rest} x1={toX(to)} x2={toX(to)} y1={y - 5} y2={y + 5} />
		</>
	)
}

interface RulesProps {
	drawing: Pick<YearTrackDrawing, 'years'>
	top: number
	bottom: number
}

export function Rules({ drawing, top: from, bottom }: RulesProps) {
	return drawing.years.map(({ at, label }) => (
		<line key={label} className={styles.rule} x1={toX(at)} x2={toX(at)} y1={from} y2={bottom} />
	))
}

export function YearLabels({ years, y }: { years: YearTrackDrawing['years']; y: number }) {
	return years.map(({ at, label }) => (
		<Mark key={label} at={at} y={y}>
			{label}
		</Mark>
	))
}

export function NowLine({ at, top: from, bottom }: { at: number; top: number; bottom: number }) {
	return <line className={styles.now} x1={toX(at)} x2={toX(at)} y1={from} y2={bottom} />
}
