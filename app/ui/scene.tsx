import styles from './scene.module.css'

/** A hill that the things stand on. */
const hill = 'M2 122C2 62 46 20 100 20s98 42 98 102Z'

/** Things, and what is told of them in the accent. 200 by 140 points. */
const scenes = {
	appointment: {
		thing: 'M58 42h84v76H58ZM58 64h84M80 32v18M120 32v18',
		sign: 'm84 91 12 12 22-24',
	},
	done: {
		thing: 'M70 72h50v22a24 24 0 0 1-24 24h-2a24 24 0 0 1-24-24ZM120 78h9a10 10 0 0 1 0 20h-10M56 122h80',
		sign: 'M86 58c-6-8 6-12 0-20M106 58c-6-8 6-12 0-20',
	},
	home: {
		thing: 'M100 34 156 80h-12v40H56V80H44ZM90 120V94h20v26',
		sign: 'M158 40a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM150 24v-6M166 40h6M161 29l4-4',
	},
	insured: {
		thing:
			'M48 78a52 52 0 0 1 104 0c-9-8-17-8-26 0-9-8-17-8-26 0-9-8-17-8-26 0-9-8-17-8-26 0ZM100 78v34a9 9 0 0 1-18 0',
		sign: 'M62 20v10M138 20v10M100 10v8',
	},
	lost: {
		thing: 'M100 30v8M100 62v6M100 92v30M66 38h60l12 12-12 12H66ZM134 68H78L66 80l12 12h56Z',
		sign: 'M80 50h30M92 80h28',
	},
	offline: {
		thing: 'M66 104a22 22 0 0 1 4-44 32 32 0 0 1 60-4 25 25 0 0 1 6 48Z',
		sign: 'M72 118 136 38',
	},
	papers: {
		thing: 'M54 74V46h32l10 12h50v16M44 74h114l-10 46H54Z',
		sign: 'M120 24v16M112 32h16M80 97h42',
	},
	sent: {
		thing: 'M46 82 160 36l-34 82-28-24ZM160 36 98 94v26l14-14',
		sign: 'M30 112c12 8 24 8 36 0M52 126c8 4 16 4 24 0',
	},
} as const

export type SceneName = keyof typeof scenes

/** A small drawing in the brand's colours, beside words that tell the same. */
export function Scene({ name }: { name: SceneName }) {
	const { thing, sign } = scenes[name]
	return (
		<svg className={styles.scene} viewBox="0 0 200 140" width="200" height="140" aria-hidden="true">
			<path className={styles.hill} d={hill} />
			<path className={styles.thing} d={thing} />
			<path className={styles.sign} d={sign} />
		</svg>
	)
}
