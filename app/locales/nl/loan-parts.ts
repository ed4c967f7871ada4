export const loanParts = {
	purpose: 'Controleer wat wij van de hypotheek weten en vul aan wat er veranderd is.',
	blocks: {
		collateral: { title: 'Waarde van de woning' },
		parts: {
			title: 'Leningdelen',
			purpose:
				'Is er niets veranderd, dan kunnen de leningdelen zo blijven staan. Is de rente of een datum anders, of is er een huidig bedrag? Vul dan bij dat leningdeel het huidige bedrag en alle datums in.',
			row: 'Leningdeel {{number}}',
		},
		newParts: {
			add: 'Voeg een leningdeel toe',
			row: 'Nieuw leningdeel {{number}}',
			remove: 'Verwijder nieuw leningdeel {{number}}',
		},
		savings: {
			title: 'Bericht over een besparing',
			purpose:
				'Wij rekenen na of de hypotheek goedkoper kan. Hier staat wanneer een bericht daarover welkom is.',
		},
	},
	about: { part: 'van leningdeel {{number}}', newPart: 'van nieuw leningdeel {{number}}' },
	notes: { withValue: '(bij een waarde)', whenChanged: '(bij een wijziging)' },
	questions: {
		marketValue: { label: 'Waarde van de woning in euro’s' },
		marketValueDate: { label: 'Op welke datum is deze waarde bepaald?' },
		basedOn: { label: 'Waarop is deze waarde gebaseerd?' },
		type: { label: 'Soort', nothing: 'Kies een soort' },
		amount: { label: 'Bedrag in euro’s' },
		currentAmount: { label: 'Huidig bedrag in euro’s' },
		interest: { label: 'Rente in procenten' },
		date: { label: 'Ingangsdatum' },
		startOfFixedRatePeriod: { label: 'Rente vast vanaf' },
		endOfFixedRatePeriod: { label: 'Rente vast tot' },
		smartcareMinimumSavingsAmount: { label: 'Vanaf welke besparing in euro’s?' },
		smartcareMinimumSavingsPeriod: { label: 'Over welke periode gaat dat bedrag?' },
		smartcareAbstainFromCalculationTill: { label: 'Tot welke datum is er geen bericht nodig?' },
	},
	answers: {
		smartcareMinimumSavingsPeriod: {
			MONTHLY: 'Per maand',
			ANNUALLY: 'Per jaar',
			REMAINING_DURATION: 'Over de hele resterende looptijd',
		},
	},
	words: {
		type: '{{value}}',
		amount: 'bedrag {{value}}',
		currentAmount: 'huidig bedrag {{value}}',
		interest: 'rente {{value}}',
		date: 'ingangsdatum {{value}}',
		startOfFixedRatePeriod: 'rente vast vanaf {{value}}',
		endOfFixedRatePeriod: 'rente vast tot {{value}}',
	},
	fieldsError: 'De gegevens van de hypotheek zijn nog niet compleet. Controleer de antwoorden hieronder.',
	outdated: 'De leningdelen zijn intussen veranderd. Controleer ze en druk nog een keer op de knop.',
	sends: 'Met deze knop gaan alle gegevens op deze pagina naar ons toe.',
	submit: 'Verstuur de gegevens',
	saved: 'De leningdelen zijn bijgewerkt.',
	receipt: 'Leningdelen en besparing',
	next: 'Wij rekenen vanaf nu met deze gegevens. Verandert dat iets aan het advies, dan nemen wij contact op.',
}
