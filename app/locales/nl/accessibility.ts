export const accessibility = {
	title: 'Toegankelijkheid',
	purpose: 'Iedereen moet deze site kunnen gebruiken. Hier staat hoe ver wij daarmee zijn.',
	norm: {
		title: 'Welke regels gelden',
		standard: 'Deze site is gemaakt volgens WCAG 2.2, niveau AA, en volgens de Europese norm EN 301 549.',
		law: 'De Europese toegankelijkheidswet, de European Accessibility Act, geldt sinds 28 juni 2025.',
	},
	outcome: {
		unknown: 'De volledige controle is nog niet gedaan. Wij weten dus nog niet of deze site voldoet.',
		clean: 'De laatste volledige controle vond geen fouten. Wat nog niet goed is, staat hieronder.',
		partly_one: 'Deze site voldoet gedeeltelijk. De laatste volledige controle vond 1 fout.',
		partly_other: 'Deze site voldoet gedeeltelijk. De laatste volledige controle vond {{count}} fouten.',
	},
	methods: {
		title: 'Hoe deze site is getest',
		purpose:
			'Bij de software horen tests van elke pagina, in het Nederlands en het Engels, met en zonder scripts.',
		lines: {
			axe: 'Het programma axe zoekt op elke pagina naar drempels.',
			secondEngine: 'Een tweede programma, IBM Equal Access, zoekt nog eens op elke pagina.',
			markup: 'De programma’s html-validate en Nu controleren of elke pagina volgens de regels is gebouwd.',
			keyboard: 'Elke pagina wordt ook doorlopen met alleen het toetsenbord.',
			text: 'Formulieren worden ook ingevuld met lynx en w3m. Dat zijn browsers die alleen tekst laten zien.',
			oldBrowsers:
				'Enkele formulieren worden ook ingevuld met oude en eenvoudige browsers, zoals NetSurf en Dillo.',
			reader: 'Een nagebootste schermlezer leest pagina’s voor. Zo blijkt of alles een naam heeft.',
			screenReader:
				'De schermlezer Orca leest taken voor in Firefox. Zo blijkt of alles één keer klinkt, in de goede volgorde.',
		},
	},
	run: {
		title: 'De laatste volledige controle',
		date: 'Datum',
		commit: 'Versie van de site',
		pages: 'Pagina’s',
		states: 'Vormen van die pagina’s',
		cases: 'Controles',
		engines: 'Programma’s die drempels en fouten zoeken',
		screenReader: 'Schermlezer, browser en spraak',
		tasks: 'Taken met de schermlezer',
		failures: 'Controles met een fout',
		none: 'Nog niet gedaan',
	},
	gaps: {
		title: 'Wat nog niet goed is',
		lines: {
			people:
				'Mensen met een beperking hebben deze site nog niet getest. Programma’s vinden niet alle fouten.',
			documents:
				'Wij hebben documenten, zoals PDF’s, niet gecontroleerd. Een schermlezer leest ze misschien slecht voor.',
			partners:
				'Wij hebben formulieren en betaalpagina’s van andere bedrijven niet gemaakt of gecontroleerd.',
			video: 'De video over Ockto staat op een andere site. Wij weten niet of er ondertiteling bij zit.',
		},
	},
	complaint: {
		title: 'Werkt er iets niet?',
		purpose: 'Meld het ons. Vertel op welke pagina het was en wat er misging.',
		answer: 'Uw melding komt bij ons kantoor terecht.',
		contact: 'Zo bereikt u ons',
		supervisor: 'Is ons antwoord niet goed genoeg? Dan kunt u klagen bij de toezichthouder.',
		authority: 'Voor financiële diensten is dat de Autoriteit Financiële Markten (AFM).',
		authorityLink: 'De site van de AFM',
	},
	more: 'Wat ook kan helpen',
}
