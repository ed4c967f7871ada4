export const wizard = {
	step: 'Stap {{number}} van {{count}}',
	overview: 'Alle stappen',
	states: { done: 'Klaar', now: 'Nu', later: 'Later' },
	next: 'Volgende',
	previous: 'Vorige',
	later: 'Later verder',
	saved: 'Alles wat is ingevuld, staat hier klaar tot {{until}}.',
	incomplete: 'Deze stap is nog niet helemaal ingevuld.',
	partnerMissing: 'Kon partner data niet vinden.',
	review: 'Controleer uw antwoorden',
	change: 'Wijzig',
	form: { pickOne: 'Maak een keuze' },
}
