export const receipts = {
	title: 'Wat er verstuurd is',
	purpose: 'Hier staat 30 dagen lang alles wat via deze site naar ons is verstuurd.',
	all: 'Alles van de laatste 30 dagen',
	none: 'In de laatste 30 dagen is er niets verstuurd.',
	one: 'Bewijs van verzending',
	sentOn: 'Verstuurd op {{when}}',
	sent: 'Wat er verstuurd is',
	files: 'Bestanden',
	fingerprints: {
		title: 'Controlegetallen van de bestanden (SHA-256)',
		text: 'Met dit getal is te bewijzen dat een bestand precies het verstuurde bestand is.',
	},
	next: 'Wat er nu gebeurt',
	kept: 'Dit bewijs staat hier 30 dagen. Print of bewaar de pagina om het langer te houden.',
}
