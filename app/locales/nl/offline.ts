export const offline = {
	title: 'Er is geen internet',
	text: 'Uw apparaat heeft nu geen verbinding. Kijk of wifi of mobiel internet aanstaat.',
	retry: 'Probeer het nog een keer',
}
