export const downloads = {
	inApp: 'Opent een bestand niet? Open deze pagina dan in uw eigen browser.',
	nothing: 'Er zijn geen documenten om in één keer te downloaden.',
	failures: {
		name: 'niet gelukt.txt',
		heading:
			'Deze documenten zitten niet in dit zip-bestand, of niet helemaal. Download ze los, of probeer het later nog een keer.',
		missing: '- {{name}} ontbreekt',
		incomplete: '- {{name}} is niet compleet',
	},
}
