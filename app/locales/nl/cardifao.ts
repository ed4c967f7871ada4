export const cardifao = {
	none: 'Er staat geen aanvraag open voor een verzekering bij arbeidsongeschiktheid.',
	referenceNumber: 'Referentienummer',
	referenceLine: 'Referentie {{number}}',
	quoteNumber: 'Offertenummer',
}
