import styles from './qr-code.module.css'

interface QrCodeProps {
	/** A data URI. */
	image: string
	label: string
}

/** White background in every mode: cameras need dark on light. */
export function QrCode({ image, label }: QrCodeProps) {
	return <img className={styles.code} src={image} alt={label} />
}
