import type { ReactNode } from 'react'
import styles from './device-list.module.css'

interface Device {
	key: string
	name: string
	lines: readonly string[]
	mark?: ReactNode
	action?: ReactNode
}

export function DeviceList({ devices }: { devices: readonly Device[] }) {
	return (
		<ul className={styles.devices}>
			{devices.map((device) => (
				<li key={device.key} className={styles.device}>
					<div className={styles.what}>
						<span className={styles.name}>
							{device.name} {device.mark}
						</span>{' '}
						{device.lines.map((line) => (
							<span key={line} className={styles.line}>
								{line}{' '}
							</span>
						))}
					</div>
					{device.action}
				</li>
			))}
		</ul>
	)
}
