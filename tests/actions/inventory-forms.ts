import { exampleInventory } from '#app/api-check/example-answers'
import type { ActionForm } from './action-form'

const { additionalData, mortgage, pension, general } = exampleInventory

const home = {
	streetName: 'Lindelaan',
	houseNumber: '14',
	houseNumberAddition: null,
	zipcode: '9711 AB',
	city: 'Groningen',
	birthCountry: 'NL Nederland',
	birthPreposition: null,
	children: null,
	hasPartner: true,
}

/** Forms of the inventory; most answers are prefilled. */
export const inventoryForms: ActionForm[] = [
	{
		name: 'The inventory of two people',
		address: '/actions/11031/inventory?way=manual',
		steps: [
			{ fill: 'Bruto inkomen per maand, in euro’s', with: '3.512,50' },
			{ fill: 'Achternaam bij de geboorte van uw partner', with: 'Postma' },
			{ pick: 'Burgerlijke staat van uw partner', option: 'Getrouwd met huwelijkse voorwaarden' },
			{ pick: 'Hoogste opleiding van uw partner', option: 'Niveau 4: mbo 4, havo of vwo' },
			{ fill: 'Bruto inkomen van uw partner per maand, in euro’s', with: '€ 2.900' },
			{ fill: 'Hoeveel schuld heeft u nu, in euro’s?', with: '0' },
		],
		button: 'Verstuur uw gegevens',
		call: {
			path: '/api/inventory-form',
			body: {
				productActionId: '11031',
				data: {
					consumer: {
						...home,
						gender: 'FEMALE',
						initials: 'A.M.',
						firstName: 'Anna',
						preposition: 'de',
						lastName: 'Vries',
						birthDate: '1984-03-31',
						birthLastName: 'Bakker',
						phoneHome: '050 555 22 33',
						phoneMobile: '06 5555 2233',
						email: 'anna@voorbeeld.nl',
						maritalState: '2',
						degree: '6',
						smoker: false,
						inPaidEmployment: true,
						grossMonthlyIncome: 3512.5,
						everDivorced: false,
					},
					partner: {
						...home,
						gender: 'MALE',
						initials: 'J.P.',
						firstName: 'Jeroen',
						preposition: null,
						lastName: 'Postma',
						birthDate: '1982-11-05',
						birthLastName: 'Postma',
						phoneHome: null,
						phoneMobile: '06 5555 4411',
						email: 'jeroen@voorbeeld.nl',
						maritalState: '2',
						degree: '4',
						smoker: null,
						inPaidEmployment: null,
						grossMonthlyIncome: 2900,
						everDivorced: null,
					},
					additionalData,
					mortgage,
					pension,
					partnerPension: { partnerPensionDate: null, partnerPensions: [] },
					general,
				},
			},
		},
		lands: '/dashboard',
		notice: 'Wij hebben uw gegevens ontvangen.',
		receipt: [
			'Bruto inkomen van uw partner per maand, in euro’s',
			'€ 2.900,00',
			'31 maart 1984',
			'Niveau 4: mbo 4, havo of vwo',
			'€ 0,00',
		],
		kept: ['Hoeveel schuld heeft u nu, in euro’s?', '0'],
		// The flow is in tests/text/questionnaire-flows.ts.
		text: false,
		numbers: '[60] [547] [548] [551] [553] [554] [555] [563] [564]',
	},
]
