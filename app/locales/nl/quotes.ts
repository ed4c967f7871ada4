export const quotes = {
	kicker: 'Offerte',
	purpose: 'Lees de offerte en download de bijlagen.',
	none: 'Er staat nog geen offerte voor u klaar.',
	numbered: 'Offerte {{number}}',
	property: 'Woning',
	received: 'Ontvangen',
	validity: 'Geldig tot',
	acceptation: 'Geaccepteerd',
	attachment: 'Bijlage',
	noAttachments: 'Bij deze offerte zitten geen bijlagen.',
	back: 'Terug naar het overzicht',
}
