export const marketValue = {
	purpose: 'Geef door wat uw woning nu waard is. Wij rekenen dan met het juiste bedrag.',
	address: 'Adres van uw woning',
	current: 'Waarde die wij nu kennen',
	unknown: 'Onbekend',
	questions: {
		basedOn: { label: 'Waarop is de nieuwe waarde gebaseerd?' },
		marketValue: { label: 'Nieuwe waarde in euro’s', hint: 'Bijvoorbeeld 385.000' },
		marketValueDate: { label: 'Van welke datum is deze waarde?' },
	},
	sends: 'Met deze knop stuurt u ons de waarde, de datum en de basis.',
	submit: 'Verstuur de waarde',
	saved: 'Wij hebben de nieuwe waarde opgeslagen.',
	receipt: 'Nieuwe woningwaarde',
	next: 'Wij rekenen vanaf nu met deze waarde. Verandert dat iets aan uw advies? Dan nemen wij contact met u op.',
}
