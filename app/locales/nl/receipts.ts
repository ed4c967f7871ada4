export const receipts = {
	title: 'Wat u verstuurde',
	purpose: 'Hier staat 30 dagen lang alles wat u via deze site naar ons stuurde.',
	all: 'Alles van de laatste 30 dagen',
	none: 'U heeft de laatste 30 dagen niets verstuurd.',
	one: 'Bewijs van verzending',
	sentOn: 'Verstuurd op {{when}}',
	sent: 'Wat u verstuurde',
	files: 'Bestanden',
	fingerprints: {
		title: 'Controlegetallen van de bestanden (SHA-256)',
		text: 'Met dit getal is te bewijzen dat een bestand precies het verstuurde bestand is.',
	},
	next: 'Wat er nu gebeurt',
	kept: 'Dit bewijs staat hier 30 dagen. Print of bewaar de pagina om het langer te houden.',
}
