import styles from './skeleton.module.css'

/** Grey lines while content loads. In a document they may stay, so words must accompany them. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
	return (
		<div className={styles.skeleton} aria-hidden="true">
			{Array.from({ length: lines }, (_, index) => (
				<span key={index} />
			))}
		</div>
	)
}
