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
		title: 'Hoe de site wordt getest',
		purpose: 'Elke pagina wordt getest in het Nederlands en het Engels, met en zonder scripts.',
		lines: {
			axe: 'Het programma axe zoekt op elke pagina naar drempels.',
			markup: 'De programma’s html-validate en Nu controleren of elke pagina volgens de regels is gebouwd.',
			keyboard: 'Elke pagina wordt ook met alleen het toetsenbord doorlopen.',
			text: 'Formulieren worden ook ingevuld in lynx en w3m. Dat zijn browsers die alleen tekst laten zien.',
			reader: 'Een nagebootste schermlezer leest pagina’s voor. Zo blijkt of alles een naam heeft.',
		},
	},
	run: {
		title: 'De laatste volledige controle',
		date: 'Datum',
		commit: 'Versie van de site',
		pages: 'Pagina’s',
		states: 'Vormen van die pagina’s',
		cases: 'Controles',
		failures: 'Controles met een fout',
		none: 'Nog niet gedaan',
	},
	gaps: {
		title: 'Wat nog niet goed is',
		lines: {
			people:
				'Mensen met een beperking hebben deze site nog niet getest. Programma’s vinden niet alle fouten.',
			documents:
				'Documenten, zoals PDF’s, zijn niet gecontroleerd. Een schermlezer leest ze misschien slecht voor.',
			partners:
				'Formulieren en betaalpagina’s van andere bedrijven zijn niet door ons gemaakt of gecontroleerd.',
			video: 'De video over Ockto staat op een andere site. Wij weten niet of er ondertiteling bij zit.',
		},
	},
	complaint: {
		title: 'Werkt er iets niet?',
		purpose: 'Meld het ons. Vertel op welke pagina het was en wat er misging.',
		answer: 'Wij antwoorden binnen vijf werkdagen.',
		contact: 'Zo zijn wij te bereiken',
		supervisor: 'Is ons antwoord niet goed genoeg? Dan kan een klacht naar de toezichthouder.',
		authority: 'Voor financiële diensten is dat de Autoriteit Financiële Markten (AFM).',
		authorityLink: 'De site van de AFM',
	},
	more: 'Wat ook kan helpen',
}
