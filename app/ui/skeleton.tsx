import styles from './skeleton.module.css'

/** Grey lines during a client navigation; never part of a document's first HTML. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
	return (
		<div className={styles.skeleton} aria-hidden="true">
			{Array.from({ length: lines }, (_, index) => (
				<span key={index} />
			))}
		</div>
	)
}
