export const marketValue = {
	purpose: 'Geef door wat de woning nu waard is. Wij rekenen dan met het juiste bedrag.',
	address: 'Adres van de woning',
	current: 'Waarde die wij nu kennen',
	unknown: 'Onbekend',
	questions: {
		basedOn: { label: 'Waarop is de nieuwe waarde gebaseerd?' },
		marketValue: { label: 'Nieuwe waarde in euro’s', hint: 'Bijvoorbeeld 385.000' },
		marketValueDate: { label: 'Op welke datum is deze waarde bepaald?' },
	},
	sends: 'Met deze knop gaan de waarde, de datum en de basis naar ons toe.',
	submit: 'Verstuur de waarde',
	saved: 'De nieuwe waarde is opgeslagen.',
	receipt: 'Nieuwe woningwaarde',
	next: 'Wij rekenen vanaf nu met deze waarde. Verandert dat iets aan het advies, dan nemen wij contact op.',
}
