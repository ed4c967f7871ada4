export const fgvs = {
	none: 'Er loopt geen fiscaal geruisloze voortzetting via ons.',
	purpose: 'Zo loopt een oude polis of spaarrekening verder zonder dat er nu belasting over betaald wordt.',
	unnamed: 'FGV',
	type: 'Soort',
	insurer: 'Verzekeraar',
}
