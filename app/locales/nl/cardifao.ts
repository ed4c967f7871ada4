export const cardifao = {
	none: 'U heeft geen aanvraag open voor een verzekering bij arbeidsongeschiktheid.',
	referenceNumber: 'Referentienummer',
	referenceLine: 'Referentie {{number}}',
	quoteNumber: 'Offertenummer',
}
