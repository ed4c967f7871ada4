import { Icon, type IconName } from './icon'
import styles from './tile.module.css'

/** The picture of a row or card: its verb, its kind of product or file. */
export function Tile({ icon }: { icon: IconName }) {
	return (
		<span className={styles.tile}>
			<Icon name={icon} />
		</span>
	)
}
