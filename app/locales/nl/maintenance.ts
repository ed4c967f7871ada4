export const maintenance = {
	title: 'Wij zijn zo terug',
	line1: 'Wij werken nu aan deze site. Daarom kunt u even niet inloggen.',
	line2: 'Probeer het later nog een keer. Uw gegevens blijven bewaard.',
	retry: 'Probeer het nog een keer',
}
