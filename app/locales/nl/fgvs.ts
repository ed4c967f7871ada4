export const fgvs = {
	none: 'U heeft geen fiscaal geruisloze voortzetting via ons.',
	purpose: 'Zo loopt een oude polis of spaarrekening verder zonder dat u nu belasting betaalt.',
	unnamed: 'FGV',
	type: 'Soort',
	insurer: 'Verzekeraar',
}
