import { actions, agree, type Attributes, type BindingForm, type Change } from './binding-form'

const premiumPath = '/api/products/cardifao/actions/7/premium'
const premiumAction = {
	id: '7',
	type: 'CARDIF_PREMIUM',
	label: 'Premie',
	consumer_name: 'Anna de Vries',
	comment: 'Tot het einde van de maand.',
	product: { id: '45', type: 'cardifao', label: 'Woonlasten' },
}
const premiumForm = (button: string, command: string): BindingForm => ({
	name: `The premium, "${button}"`,
	address: '/cardifao/45/premium/7',
	holds: { [actions]: premiumAction, [premiumPath]: { premium: 47.9, disability: 1250 } },
	button,
	command: `/api/products/cardifao/actions/7/${command}`,
	changes: [
		{ what: 'the premium', path: premiumPath, to: { premium: 479 }, was: '€ 47,90', now: '€ 479,00' },
		{ what: 'what it pays', path: premiumPath, to: { disability: 12.5 }, was: '€ 1.250,00', now: '€ 12,50' },
		{
			what: 'who is insured',
			path: actions,
			to: { consumer_name: 'Bram de Vries' },
			was: 'Anna de Vries',
			now: 'Bram de Vries',
		},
		{
			what: 'the remark',
			path: actions,
			to: { comment: null },
			was: 'Tot het einde van de maand.',
			now: '-',
		},
	],
})

const guarantees = '/api/products/bankguarantees'
const guarantee = {
	id: '45',
	label: 'Garantie Lindelaan',
	is_BNP: true,
	amount: 38_500,
	premium: 293.5,
	date_bankguarantee: '2026-12-01',
}
const guaranteeForm = (button: string): BindingForm => ({
	name: `A bank guarantee, "${button}"`,
	address: '/bankguarantees/45/bnp-proposal/7',
	holds: {
		[actions]: {
			id: '7',
			type: 'BANKGUARANTEE_BNP_PROPOSAL',
			product: { id: '45', type: 'bankguarantee', label: 'Garantie' },
		},
		[guarantees]: guarantee,
	},
	fillIn: button.startsWith('Vraag') ? agree('Ik ga akkoord met de voorwaarden en de garantie') : undefined,
	button,
	command: '/api/products/bankguarantees/actions/7/submit-choice',
	changes: [
		{
			what: 'the amount',
			path: guarantees,
			to: { amount: 385_000 },
			was: '€ 38.500,00',
			now: '€ 385.000,00',
		},
		{ what: 'the premium', path: guarantees, to: { premium: 300 }, was: '€ 293,50', now: '€ 300,00' },
		{
			what: 'the date',
			path: guarantees,
			to: { date_bankguarantee: '2027-01-02' },
			was: '1 december 2026',
			now: '2 januari 2027',
		},
		{
			what: 'the house',
			path: guarantees,
			to: { label: 'Garantie Kadeplein' },
			was: 'Garantie Lindelaan',
			now: 'Garantie Kadeplein',
		},
		{
			what: 'the papers',
			path: guarantees,
			to: { arrangement: 'dha_woongarant' },
			was: 'Verzekeringskaart',
			now: 'Algemene voorwaarden',
		},
	],
})

const proposal = {
	product: 'Woongarant Compleet',
	premium: 41.35,
	quote_date: '2026-02-03',
	risico_address: 'Beukenlaan 2, Groningen',
	deductible_property: 350,
	conditions_url: 'https://wonen.voorbeeld.nl/voorwaarden-1.pdf',
	info_url: 'https://wonen.voorbeeld.nl/informatie.pdf',
	approval_url: 'https://wonen.voorbeeld.nl/akkoord/1',
	is_apartment: false,
}
const changeProposal = (what: string, to: Attributes, was: string, now: string): Change => ({
	what,
	path: actions,
	to: { woongarant: { ...proposal, ...to } },
	was,
	now,
})

const proposalForm: BindingForm = {
	name: 'A proposal for a home insurance',
	address: '/woongarant-insurance/45/sign/7',
	holds: {
		[actions]: {
			id: '7',
			type: 'SIGN_WOONGARANT_PROPOSAL',
			label: 'Voorstel',
			product: { id: '45', label: 'Woongarant', type: 'woongarant' },
			woongarant: proposal,
		},
	},
	fillIn: agree('Ik ga akkoord met de voorwaarden'),
	button: 'Onderteken het voorstel',
	changes: [
		changeProposal('the premium', { premium: 413.5 }, '€ 41,35', '€ 413,50'),
		changeProposal('the date', { quote_date: '2026-03-04' }, '3 februari 2026', '4 maart 2026'),
		changeProposal(
			'the house',
			{ risico_address: 'Kadeplein 3, Groningen' },
			'Beukenlaan 2, Groningen',
			'Kadeplein 3, Groningen',
		),
		changeProposal('a deductible', { deductible_property: 3500 }, '€ 350,00', '€ 3.500,00'),
		changeProposal(
			'the version of the terms',
			{ conditions_url: 'https://wonen.voorbeeld.nl/voorwaarden-2.pdf' },
			'voorwaarden-1.pdf',
			'voorwaarden-2.pdf',
		),
		changeProposal(
			'the site that signs',
			{ approval_url: 'https://elders.voorbeeld.nl/akkoord/1' },
			'wonen.voorbeeld.nl',
			'elders.voorbeeld.nl',
		),
		changeProposal(
			'the address that signs',
			{ approval_url: 'https://wonen.voorbeeld.nl/akkoord/999?bedrag=5000' },
			'akkoord/1',
			'akkoord/999?bedrag=5000',
		),
	],
	withdrawals: [
		{
			what: 'the conditions went',
			path: actions,
			to: { woongarant: { ...proposal, conditions_url: null } },
			says: 'De voorwaarden zijn er niet meer. Zonder voorwaarden kunt u niet akkoord gaan.',
		},
		{
			what: 'the site that signs went',
			path: actions,
			to: { woongarant: { ...proposal, approval_url: '' } },
			says: 'Dit voorstel is veranderd nadat u de pagina opende. U kunt er nu niet mee akkoord gaan.',
		},
	],
}

const invoice = { id: '5', public_number: '2026-0005', date_created: '2026-05-01', total: 120 }
const paymentForm: BindingForm = {
	name: 'An invoice that is paid',
	address: '/actions/7/invoice-payment',
	holds: {
		[actions]: {
			id: '7',
			type: 'PAY_INVOICE',
			label: 'Betaal',
			product: { id: '45', type: 'invoice' },
			invoice,
		},
	},
	button: /^Betaal €/,
	command: '/api/invoices/get-payment',
	changes: [
		{
			what: 'the amount',
			path: actions,
			to: { invoice: { ...invoice, total: 1200 } },
			was: '€ 120,00',
			now: '€ 1.200,00',
		},
		{
			what: 'the date',
			path: actions,
			to: { invoice: { ...invoice, date_created: '2026-06-02' } },
			was: '1 mei 2026',
			now: '2 juni 2026',
		},
		{
			what: 'the invoice',
			path: actions,
			to: { invoice: { ...invoice, public_number: '2026-0006' } },
			was: '2026-0005',
			now: '2026-0006',
		},
	],
}

const otds = '/api/products/otds'
const assignmentForm: BindingForm = {
	name: 'An assignment',
	address: '/otds/45/sign/7',
	holds: {
		[actions]: {
			id: '7',
			type: 'SIGN_OTD',
			label: 'Teken',
			product: { id: '45', type: 'otd', label: 'Opdracht' },
		},
		[otds]: {
			id: '45',
			label: 'Opdracht',
			service_name: 'Wonen',
			total_at_once: 100,
			total_monthly: 15,
			has_automatic_debit_fees: true,
			sepa_creditor_name: 'Kantoor Aa',
			sepa_accountholder_iban_account: 'NL71 KADE 0417 1643 00',
			sepa_accountholder_iban_name: 'A.M. de Vries',
			vat_percentage: 21,
		},
	},
	open: async (page) => (await page.press('Lees de voorwaarden')).press('Ik ga akkoord met de voorwaarden'),
	fillIn: agree('Ik ga akkoord met de opdracht'),
	button: 'Onderteken de opdracht',
	command: '/api/products/otds/actions/7/sign',
	changes: [
		{
			what: 'the amount at once',
			path: otds,
			to: { total_at_once: 9999 },
			was: '€ 100,00',
			now: '€ 9.999,00',
		},
		{ what: 'the monthly amount', path: otds, to: { total_monthly: 150 }, was: '€ 15,00', now: '€ 150,00' },
		{
			what: 'the creditor',
			path: otds,
			to: { sepa_creditor_name: 'Kantoor Zee' },
			was: 'Kantoor Aa',
			now: 'Kantoor Zee',
			// The mandate names it too.
			rows: 2,
		},
		{ what: 'the service', path: otds, to: { service_name: 'Pensioen' }, was: 'Wonen', now: 'Pensioen' },
		{ what: 'its name', path: otds, to: { label: 'Volmacht' }, was: 'Opdracht', now: 'Volmacht' },
		{
			what: 'the account',
			path: otds,
			to: { sepa_accountholder_iban_account: 'NL91 ABNA 0417 1643 00' },
			was: 'NL71 KADE 0417 1643 00',
			now: 'NL91 ABNA 0417 1643 00',
		},
		{
			what: 'the holder of the account',
			path: otds,
			to: { sepa_accountholder_iban_name: 'Iemand Anders' },
			was: 'A.M. de Vries',
			now: 'Iemand Anders',
		},
		{ what: 'the tax', path: otds, to: { vat_percentage: 9 }, was: '21%', now: '9%' },
	],
}

/** Forms about an amount. */
export const moneyForms: BindingForm[] = [
	premiumForm('Premie aanvragen', 'accept'),
	premiumForm('Niet nu', 'decline'),
	guaranteeForm('Vraag de bankgarantie aan'),
	guaranteeForm('Wijs de bankgarantie af'),
	proposalForm,
	paymentForm,
	assignmentForm,
]
