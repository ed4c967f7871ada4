import styles from './skeleton.module.css'

/** Grey lines in the place of what is on its way; in a document, where they may stay, words stand beside them. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
	return (
		<div className={styles.skeleton} aria-hidden="true">
			{Array.from({ length: lines }, (_, index) => (
				<span key={index} />
			))}
		</div>
	)
}
