import { toEm, toPercent } from './chart'
import styles from './fill.module.css'

const names = ['solid', 'striped', 'soft', 'dotted'] as const

export type FillName = (typeof names)[number]

/** Neighbours differ without colours. */
export function chooseFill(index: number): FillName {
	return names[index % names.length] ?? 'solid'
}

interface FillProps {
	name: FillName
	/** Per cent from the left. */
	from: number
	to: number
	/** Ems. */
	top: number
	height: number
}

/** Stripes are a thick dashed line: an SVG `<pattern>` would need an id that is unique on the page. */
export function Fill({ name, from, to, top, height }: FillProps) {
	const middle = toEm(top + height / 2)
	const ground = name === 'solid' ? styles.solid : styles.soft
	return (
		<>
			<rect
				className={ground}
				x={toPercent(from)}
				y={toEm(top)}
				width={toPercent(Math.max(0, to - from))}
				height={toEm(height)}
			/>
			{name === 'striped' || name === 'dotted' ? (
				<line
					className={name === 'striped' ? styles.stripes : styles.dots}
					x1={toPercent(from)}
					x2={toPercent(to)}
					y1={middle}
					y2={middle}
					strokeWidth={toEm(height)}
				/>
			) : null}
		</>
	)
}

const swatch = 1.25

export function Swatch({ name, children }: { name: FillName; children: string }) {
	return (
		<span className={styles.named}>
			<svg className={styles.swatch} width={toEm(swatch)} height={toEm(swatch)} aria-hidden="true">
				<Fill name={name} from={0} to={100} top={0} height={swatch} />
			</svg>
			<span>{children}</span>
		</span>
	)
}
