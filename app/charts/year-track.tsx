import { chooseFill, Fill } from './fill'
import { Chart, Labels, Shapes, toEm, toPercent } from './chart'
import type { YearTrackDrawing } from './year-track.server'
import styles from './year-track.module.css'

/** Ems: a strip of years, and its bar. */
const strip = 1.5
const bar = { top: 0.3, height: 0.9 }

interface YearTrackProps {
	label: string
	now: string
	drawing: YearTrackDrawing
}

/** Lines of years stay inside the strips, so that none crosses a name. */
export function YearTrack({ label, now, drawing }: YearTrackProps) {
	return (
		<Chart label={label}>
			<Labels isStrong marks={[{ at: drawing.now, text: now }]} />
			{drawing.rows.map(({ label: words, index, agreed, rest }) => (
				<div key={index}>
					{`${words} `}
					<Shapes height={strip}>
						<Rules years={drawing.years} />
						<NowLine at={drawing.now} />
						{rest ? <Rest {...rest} /> : null}
						{agreed ? <Fill name={chooseFill(index)} {...agreed} {...bar} /> : null}
					</Shapes>
				</div>
			))}
			<YearLabels years={drawing.years} />
		</Chart>
	)
}

function Rest({ from, to }: { from: number; to: number }) {
	const [middle, end] = [toEm(strip / 2), toPercent(to)]
	return (
		<>
			<line className={styles.rest} x1={toPercent(from)} x2={end} y1={middle} y2={middle} />
			<line className={styles.rest} x1={end} x2={end} y1={toEm(bar.top)} y2={toEm(bar.top + bar.height)} />
		</>
	)
}

/** `top`: where they begin. */
export function Rules({ years, top = '0' }: Pick<YearTrackDrawing, 'years'> & { top?: string }) {
	return years.map(({ at, label }) => (
		<line key={label} className={styles.rule} x1={toPercent(at)} x2={toPercent(at)} y1={top} y2="100%" />
	))
}

export function YearLabels({ years }: Pick<YearTrackDrawing, 'years'>) {
	return <Labels marks={years.map(({ at, label }) => ({ at, text: label }))} />
}

export function NowLine({ at }: { at: number }) {
	return <line className={styles.now} x1={toPercent(at)} x2={toPercent(at)} y1="0" y2="100%" />
}
