export const fgvs = {
	none: 'Er loopt geen fiscaal geruisloze voortzetting via ons.',
	unnamed: 'FGV',
	type: 'Soort',
	insurer: 'Verzekeraar',
}
