import styles from './qr-code.module.css'

interface QrCodeProps {
	/** A data URI. */
	image: string
	/** What it is; what to do without it stands beside it as text. */
	label: string
}

/** A code to scan, on white in every mode: a camera needs dark on light. */
export function QrCode({ image, label }: QrCodeProps) {
	return <img className={styles.code} src={image} alt={label} />
}
