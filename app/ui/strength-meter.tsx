import styles from './strength-meter.module.css'

interface StrengthMeterProps {
	label: string
	/** `percent` is 0 to 100. Absent: enhance.js fills the element. */
	strength?: { percent: number; level: 'weak' | 'average' | 'strong'; text: string }
}

/** Red below 40, yellow below 100, green at 100. */
export function StrengthMeter({ label, strength }: StrengthMeterProps) {
	return (
		<div className={styles.strength} data-meter={label} data-level={strength?.level}>
			{strength ? (
				<>
					<meter
						aria-label={label}
						min={0}
						max={100}
						low={40}
						high={99}
						optimum={100}
						value={strength.percent}
					>
						{strength.percent}%
					</meter>
					<p>{strength.text}</p>
				</>
			) : null}
		</div>
	)
}
