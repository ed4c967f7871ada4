export const appointments = {
	title: 'Afspraken',
	purpose: 'Uw afspraken met ons.',
	none: 'Er staat geen afspraak gepland.',
	date: 'Datum',
	time: 'Tijd',
	timeRange: '{{start}} tot {{end}} uur',
	location: 'Plaats',
	online: 'Online',
	advisor: 'Adviseur',
	join: 'Start het gesprek',
}
