import styles from './icon.module.css'

const shapes = {
	alert: 'M12 4 2.5 20h19L12 4ZM12 10v4M12 17v.01',
	arrowLeft: 'M20 12H4M10 6l-6 6 6 6',
	bell: 'M6 10a6 6 0 0 1 12 0c0 6 2 7 2 7H4s2-1 2-7M10 20.5h4',
	briefcase: 'M4 8h16v11.5H4zM9 8V5h6v3M4 13h16',
	calendar: 'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8',
	check: 'm5 12.5 4.5 4.5L19 7.5',
	chevronDown: 'm6 9.5 6 6 6-6',
	chevronRight: 'm9.5 6 6 6-6 6',
	circle: 'M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12Z',
	clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 8v4.5l3 2',
	close: 'm6 6 12 12M18 6 6 18',
	download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
	error: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 8v4.5M12 16v.01',
	euro: 'M18 6.5A7 7 0 1 0 18 17.5M4 10.5h9M4 13.5h9',
	external: 'M13.5 4.5h6v6M19.5 4.5 11 13M17 14v5.5H4.5V7H10',
	file: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6M9 16h6',
	globe: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c-5 5-5 12 0 17 5-5 5-12 0-17Z',
	home: 'm3.5 11.5 8.5-7.5 8.5 7.5M6 9.5v10.5h12V9.5M10 20v-6h4v6',
	info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5M12 8v.01',
	logOut: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
	mail: 'M3.5 6h17v12.5h-17zM4 7l8 6 8-6',
	mapPin: 'M12 21s-7-6-7-11.5a7 7 0 0 1 14 0C19 15 12 21 12 21ZM12 7.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
	menu: 'M4 7h16M4 12h16M4 17h16',
	pen: 'm4 20 1-4.5L16.5 4l3.5 3.5L8.5 19 4 20ZM14 6.5l3.5 3.5',
	phone:
		'M5 4h4l1.5 5-2.5 1.5a11 11 0 0 0 5.5 5.5l1.5-2.5 5 1.5v4a1.5 1.5 0 0 1-1.5 1.5A15.5 15.5 0 0 1 3.5 5.5 1.5 1.5 0 0 1 5 4Z',
	settings:
		'M4 7h9M17 7h3M4 17h3M11 17h9M15 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM9 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
	shield: 'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6z',
	upload: 'M12 16V4.5M7 9.5l5-5 5 5M4 20h16',
	user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
	video: 'M3.5 6.5h12v11h-12zM15.5 11l5-3.5v9l-5-3.5',
} as const

export type IconName = keyof typeof shapes

export function Icon({ name }: { name: IconName }) {
	return (
		<svg className={styles.icon} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
			<path d={shapes[name]} />
		</svg>
	)
}
