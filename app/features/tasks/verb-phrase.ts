const starts =
	'upload|download|betaal|teken|onderteken|vul|beantwoord|bekijk|lees|controleer|beoordeel|geef|werk|stuur|kies|' +
	'pay|sign|fill|answer|view|read|check|review|approve|update|send|choose|complete|provide|tell'
const ends =
	'uploaden|downloaden|betalen|tekenen|ondertekenen|invullen|beantwoorden|bekijken|lezen|nalezen|controleren|beoordelen|' +
	'goedkeuren|doorgeven|bijwerken|aanleveren|opsturen|sturen|kiezen'
const pattern = new RegExp(`^(?:${starts})\\b|(?:^| )(?:${ends})$`, 'i')

/** Whether a label of the API says itself what to do, as "Leningdelen bijwerken". @see [A296] */
export function isVerbPhrase(label: string): boolean {
	return pattern.test(label.trim())
}
