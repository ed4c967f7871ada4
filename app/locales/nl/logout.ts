export const logout = {
	title: 'Wilt u uitloggen?',
	text: 'U blijft ingelogd tot u op “Ja, log uit” drukt. Daarna kunt u opnieuw inloggen.',
	confirm: 'Ja, log uit',
	stay: 'Nee, blijf ingelogd',
}
