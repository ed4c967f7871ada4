import type { ApiResource } from '#tests/support/wire-formats'

interface Told {
	path: string
	/** Page that shows it. */
	address: string
	thing: ApiResource
	/** Words on that page. */
	words: string[]
}

/** One product of each kind with related items, and the words that a client reads. */
export const productResources: Told[] = [
	{
		path: '/api/products/mortgages',
		address: '/mortgages/7',
		thing: {
			type: 'mortgages',
			id: '7',
			plain: { label: 'Huis A', lender: 'Bank Aa', amount: 250000, collateral: { market_value: 400000 } },
			related: {
				loan_parts: [
					{ type: 'loan-parts', id: 'l1', plain: { type: 'linear', amount: 120000, interest: 3.5 } },
				],
			},
		},
		words: ['Huis A', 'Bank Aa', '€ 250.000,00', '€ 120.000,00', '3,50%'],
	},
	{
		path: '/api/products/credits',
		address: '/credits/7',
		thing: {
			type: 'credits',
			id: '7',
			plain: { label: 'Autolening', repayment_amount: 230.5, repayment_period: 1, date_entry: '2024-03-01' },
		},
		words: ['Autolening', '€ 230,50 per maand', '1 maart 2024'],
	},
	{
		path: '/api/products/life-insurances',
		address: '/life-insurances/7',
		thing: {
			type: 'life-insurances',
			id: '7',
			plain: {
				label: 'Leven',
				insurer_name: 'Polis Aa',
				payments: [{ amount: 12.5, term: 'per maand' }],
				insured_consumers: [
					{ name: 'Iris Kok', data: [{ capital: 100000, duration: 240, insurance_type: 'Gelijkblijvend' }] },
				],
			},
		},
		words: ['Polis Aa', '€ 12,50', 'Iris Kok', 'Gelijkblijvend', '€ 100.000,00'],
	},
	{
		path: '/api/products/general-insurances',
		address: '/general-insurances/7',
		thing: {
			type: 'general-insurances',
			id: '7',
			plain: { label: 'Inboedel', premium: 21.5, payment_period: 3, date_start: '2020-01-31' },
			related: {
				damage_reports: [
					{
						type: 'reports',
						id: 'r1',
						plain: { cause: 'Storm', state: 'Uitgekeerd', date_reported: '2024-02-28' },
					},
				],
			},
		},
		words: ['€ 21,50 per kwartaal', '31 januari 2020', 'Storm', '28 februari 2024'],
	},
	{
		path: '/api/products/woongarant-insurances',
		address: '/woongarant-insurances/7',
		thing: {
			type: 'woongarant',
			id: '7',
			plain: {
				product_type: 'Woonpakket',
				status: 'Actief',
				date_start: '2021-05-01',
				documents: [{ api_id: 'd1', description: 'Polisblad huis' }],
			},
		},
		words: ['Woonpakket', 'Actief', '1 mei 2021', 'Polisblad huis'],
	},
	{
		path: '/api/products/otds',
		address: '/otds/7',
		thing: {
			type: 'otds',
			id: '7',
			plain: {
				label: 'Opdracht',
				service_name: 'Advies',
				grand_total: 100,
				total_monthly: 12,
				is_signed: true,
			},
		},
		words: ['Advies', '€ 12,00'],
	},
	{
		path: '/api/products/bankguarantees',
		address: '/bankguarantees/7',
		thing: {
			type: 'bankguarantees',
			id: '7',
			plain: { label: 'Garantie', is_BNP: true, purchase_price: 300000, amount: 30000 },
		},
		words: ['€ 300.000,00', '€ 30.000,00'],
	},
	{
		path: '/api/products/cardifao',
		address: '/cardifao',
		thing: {
			type: 'cardifao',
			id: '7',
			plain: { label: 'Woonlasten', action_counter: { total: 1, closed: 0, open: 1 } },
		},
		words: ['Woonlasten'],
	},
	{
		path: '/api/products/will-writing-advices',
		address: '/will-writing-advices/7',
		thing: {
			type: 'advices',
			id: '7',
			plain: { label: 'Testament', wozAmount: 310000 },
			related: {
				wills: [{ type: 'wills', id: 'w', plain: { title: 'Levenstestament', startingDate: '2023-09-30' } }],
			},
		},
		words: ['€ 310.000,00', 'Levenstestament', '30 september 2023'],
	},
	{
		path: '/api/products/purchase-intentions',
		address: '/purchase-intentions/7',
		thing: {
			type: 'intentions',
			id: '7',
			plain: { state: 'Zoekend', budget_from: 200000, budget_to: 300000 },
			related: {
				found_houses_collection: [
					{ type: 'houses', id: 'h', plain: { address: 'Wilgenlaan 2', price: 275000, has_seen: false } },
				],
			},
		},
		words: ['Zoekend', 'Wilgenlaan 2', '€ 275.000'],
	},
	{
		path: '/api/invoices',
		address: '/invoices',
		thing: {
			type: 'invoices',
			id: '7',
			plain: { public_number: '2026-1', date_created: '2026-01-31', total: 99.5 },
			related: {
				product_action: {
					type: 'actions',
					id: 'a',
					plain: {},
					related: {
						payment: { type: 'payments', id: 'p', plain: { description: 'iDEAL', issuer: 'Bank Bee' } },
					},
				},
			},
		},
		words: ['2026-1', '31 januari 2026', '€ 99,50', 'iDEAL', 'Bank Bee'],
	},
]
