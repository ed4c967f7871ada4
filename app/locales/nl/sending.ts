export const sending = {
	receipt: 'Bekijk het bewijs',
	already: 'U verstuurde dit al op {{when}}. Het is niet nog een keer verstuurd.',
	afterwards:
		'U verstuurde dit al op {{when}}. Wat u daarna invulde, is niet verstuurd. Klopt er iets niet meer? Bel of mail dan uw adviseur.',
	different:
		'U verstuurde dit al op {{when}}, met andere antwoorden. Wat u net koos, is niet verstuurd. In het bewijs staat wat wij hebben.',
	another:
		'U verstuurde dit formulier al op {{when}}. Wat hier nu staat, is niet verstuurd. Druk nog een keer op de knop om ook dit te versturen.',
	otherwise: {
		already: 'Dit is al verstuurd op {{when}}, {{way}}. Het is niet nog een keer verstuurd.',
		different:
			'Dit is al verstuurd op {{when}}, {{way}}, met andere antwoorden. Wat u net koos, is niet verstuurd. In het bewijs staat wat wij hebben.',
		another:
			'Dit formulier is al verstuurd op {{when}}, {{way}}. Wat hier nu staat, is niet verstuurd. Druk nog een keer op de knop om ook dit te versturen.',
	},
	ways: { own: 'na gewoon inloggen', link: 'via een link' },
	taken: {
		heading: 'Dit was al beantwoord',
		text: 'Dit is al beantwoord: door u in een ander venster, of door iemand anders in uw dossier. Uw antwoord van nu is niet verstuurd.',
	},
	settled: {
		heading: 'Deze taak is beantwoord',
		text: 'Wij weten niet of dat uw antwoord was. De verbinding viel weg toen u het verstuurde. Daarom is er geen bewijs.',
		unreadable:
			'Wij weten niet of dat uw antwoord was. Wij konden het antwoord niet lezen. Daarom is er geen bewijs.',
		purpose: 'U kunt het hier kopiëren.',
	},
	unsent: {
		title: 'Wat u invulde',
		purpose: 'Dit is niet verstuurd. U kunt het hier kopiëren.',
		typed: 'Ingevuld',
		file: 'Bestand',
		advisor: 'Vraag het uw adviseur',
	},
	dropped: {
		heading: 'Niet alles gaat mee',
		text: 'Dit hoort bij een ander antwoord en gaat niet mee: {{input}}. Kies een ander antwoord, of vink aan dat u het zo wilt versturen. Er is nog niets verstuurd.',
		confirm: 'Verstuur het antwoord zonder deze tekst',
		leftOut: 'Niet verstuurd, want die vraag geldt niet bij uw andere antwoorden: {{input}}.',
	},
	byLink: {
		title: 'Log hiervoor zelf in',
		text: 'Deze pagina is geopend via een link. Dan kunt u hier niets afspreken, melden of beëindigen.',
		unsent: 'Er is niets verstuurd',
		signIn: 'Log zelf in',
	},
	unreadable: 'Wij konden het antwoord niet lezen.',
	arrivedUnread: 'Wij konden het antwoord niet lezen. Wij hebben het nagekeken: uw bericht is aangekomen.',
	arrived: 'De verbinding viel even weg. Wij hebben het nagekeken: uw bericht is aangekomen.',
	missing: 'Wij hebben het nagekeken: het is niet aangekomen. U kunt het nog een keer versturen.',
	unknownTitle: 'Dit is misschien al aangekomen',
	unknown:
		'Wij weten niet of dit is aangekomen. U verstuurde het op {{when}}, maar er kwam geen antwoord dat wij konden lezen. Wat u invulde, staat er nog. Wilt u het toch nog een keer versturen? Vink dat dan eerst aan. Misschien komt het dan dubbel aan.',
	again: 'Toch nog een keer versturen',
	shown: {
		title: 'Wat er veranderd is',
		heading_one: 'Eén gegeven is intussen veranderd. Er is niets verstuurd.',
		heading_other: '{{count}} gegevens zijn intussen veranderd. Er is niets verstuurd.',
		unsent: 'Er is niets verstuurd',
		changed:
			'Deze pagina is veranderd nadat u die opende. Hieronder staat wat u zag en wat er nu staat. Klopt het? Druk dan nog een keer op de knop.',
		what: 'Wat',
		was: 'Dit zag u',
		now: 'Dit staat er nu',
		unkept: 'De tekst die u zag, was te lang om hier te herhalen.',
		statement: 'Uw akkoord',
		text: 'De tekst bij de knoppen',
		papers: 'Papieren',
		struckOut: 'doorgehaald',
		person: 'Voor wie',
	},
	changed: 'Deze pagina was niet meer actueel. Controleer wat hier staat en druk nog een keer op de knop.',
}
