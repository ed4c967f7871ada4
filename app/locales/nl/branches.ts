export const branches = {
	title: 'Welkom',
	purpose: 'Kies uw vestiging. Daarna kunt u inloggen.',
	legend: 'Bij welke vestiging bent u klant?',
	choose: 'Kies',
	submit: 'Ga verder',
	required: 'Kies een vestiging',
	none: 'Wij kunnen de vestigingen nu niet laten zien. Probeer het over een paar minuten nog een keer.',
	unknown: 'Deze vestiging kennen wij niet. Kies een vestiging uit de lijst.',
}
