import { toX } from './chart'
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
	/** Units. */
	top: number
	height: number
}

export function Fill({ from, to, ...fill }: FillProps) {
	return <FilledBox {...fill} left={toX(from)} right={toX(to)} />
}

interface FilledBoxProps extends Omit<FillProps, 'from' | 'to'> {
	left: number
	right: number
}

/** Stripes are a thick dashed line: an SVG `<pattern>` would need an id that is unique on the page. */
function FilledBox({ name, left, right, top, height }: FilledBoxProps) {
	const middle = top + height / 2
	const ground = name === 'solid' ? styles.solid : styles.soft
	return (
		<>
			<rect className={ground} x={left} y={top} width={Math.max(0, right - left)} height={height} />
			{name === 'striped' || name === 'dotted' ? (
				<line
					className={name === 'striped' ? styles.stripes : styles.dots}
					x1={left}
					x2={right}
					y1={middle}
					y2={middle}
					strokeWidth={height}
				/>
			) : null}
		</>
	)
}

export function Swatch({ name, children }: { name: FillName; children: string }) {
	return (
		<span className={styles.named}>
			<svg className={styles.swatch} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
				<FilledBox name={name} left={0} right={20} top={0} height={20} />
			</svg>
			<span>{children}</span>
		</span>
	)
}
