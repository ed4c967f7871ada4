export const sending = {
	receipt: 'Bekijk het bewijs',
	already: 'Dit was al verstuurd op {{when}}. Het is niet nog een keer verstuurd.',
	another:
		'Dit formulier is al verstuurd op {{when}}. Wat hier nu staat, is niet verstuurd. Druk nog een keer op de knop om ook dit te versturen.',
	changed: 'Deze pagina was niet meer actueel. Controleer wat hier staat en druk nog een keer op de knop.',
}
