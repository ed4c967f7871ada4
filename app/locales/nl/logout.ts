export const logout = {
	title: 'Wilt u uitloggen?',
	text: 'Een andere site of uw browser vroeg om u uit te loggen. Wij doen dat alleen als u dat zelf wilt.',
	confirm: 'Ja, log uit',
	stay: 'Nee, blijf ingelogd',
}
