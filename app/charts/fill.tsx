import styles from './chart.module.css'

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
	top: number
	height: number
}

/** Stripes are a thick dashed line: an SVG `<pattern>` would need an id that is unique on the page. */
export function Fill({ name, from, to, top, height }: FillProps) {
	const middle = `${top + height / 2}em`
	const ground = name === 'solid' ? styles.solid : styles.soft
	return (
		<>
			<rect className={ground} x={`${from}%`} y={`${top}em`} width={`${to - from}%`} height={`${height}em`} />
			{name === 'striped' || name === 'dotted' ? (
				<line
					className={name === 'striped' ? styles.stripes : styles.dots}
					x1={`${from}%`}
					x2={`${to}%`}
					y1={middle}
					y2={middle}
					strokeWidth={`${height}em`}
				/>
			) : null}
		</>
	)
}

export function Swatch({ name, children }: { name: FillName; children: string }) {
	return (
		<span className={styles.named}>
			<svg className={styles.swatch} width="1.25em" height="1.25em" aria-hidden="true" focusable="false">
				<Fill name={name} from={0} to={100} top={0} height={1.25} />
			</svg>
			<span>{children}</span>
		</span>
	)
}
