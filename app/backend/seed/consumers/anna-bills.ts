import type { SeedBill } from '#app/backend/seed/bill'
import { momentFromNow } from '#app/backend/seed/dates'

const shop = 'https://betalen.voorbeeld.nl/noorderlicht'

/** Invoices with a payment in every state of [201], in an unknown state, and without a payment. */
export const annaBills: readonly SeedBill[] = [
	{
		id: '10071',
		number: '2026-0311',
		date: momentFromNow(-2),
		total: 1850,
		lines: ['Advies hypotheek Lindelaan 14', 'Bemiddeling bij de geldverstrekker'],
		payment: { id: '11801', action: '11025', status: 'CREATED' },
	},
	{
		id: '10072',
		number: '2025-1190',
		date: momentFromNow(-118),
		total: 295.5,
		lines: ['Nazorg tweede halfjaar'],
		payment: { id: '12802', action: '11212', status: 'PAID', issuer: 'Bank aan de Eems' },
	},
	{
		id: '10073',
		number: '2026-0187',
		date: momentFromNow(-32),
		total: 420,
		lines: ['Aanvraag bankgarantie bouwkavel Haren'],
		payment: { id: '12803', action: '11213', status: 'FAILED', issuer: 'Bank aan de Eems' },
	},
	{
		id: '10074',
		number: '2026-0240',
		date: momentFromNow(-18),
		total: 75,
		lines: ['Wijziging verzekeringen'],
		payment: {
			id: '12804',
			action: '11214',
			status: 'PENDING',
			issuer: 'Veenbank',
			url: `${shop}/12804`,
		},
	},
	{
		id: '10075',
		number: '2026-0098',
		date: momentFromNow(-51),
		total: 1249.99,
		lines: ['Inkomensverklaring ondernemer', 'Spoedbehandeling', 'Portokosten'],
		payment: { id: '12805', action: '11215', status: 'EXPIRED', mollieInvalid: true },
	},
	{
		id: '10076',
		number: '2026-0155',
		date: momentFromNow(-40),
		total: 60,
		lines: ['Tweede bespreking van de testamenten'],
		payment: { id: '12806', action: '11216', status: 'CANCELLED', issuer: 'Veenbank' },
	},
	{
		id: '10077',
		number: '2026-0012',
		date: momentFromNow(-66),
		total: 38.25,
		lines: ['Uittreksel Kadaster'],
		payment: { id: '12807', action: '11217', status: 'REFUNDED', issuer: 'Veenbank' },
	},
	{
		id: '10078',
		number: '2025-0644',
		label: 'Factuur 2025-0644 (Αθήνα)',
		date: momentFromNow(-230),
		total: 12_500,
		lines: ['Begeleiding bij de aankoop van een vakantiehuis in Athene'],
	},
	{
		id: '10079',
		number: '2026-0319',
		date: momentFromNow(-1),
		total: 0,
		lines: [],
		hasFile: false,
	},
]
