import { dayAfter } from '#tests/support/dates'
import { actions, agree, type BindingForm } from './binding-form'

const appointments = '/api/products/appointments'
const appointmentForm: BindingForm = {
	name: 'An appointment that is cancelled',
	address: '/appointments/7?confirm=cancel',
	holds: {
		[appointments]: {
			id: '7',
			label: 'Bespreking',
			date: dayAfter(6),
			start_time: '10:00',
			end_time: '11:00',
			location: 'Kantoor Aa',
			advisor_name: 'J. Bakker',
		},
	},
	button: 'Ja, zeg af',
	command: '/api/products/appointments/7/cancel',
	changes: [
		{
			what: 'the time',
			path: appointments,
			to: { start_time: '14:00', end_time: '15:00' },
			was: '10:00 tot 11:00 uur',
			now: '14:00 tot 15:00 uur',
		},
		{
			what: 'the place',
			path: appointments,
			to: { location: 'Kantoor Zee' },
			was: 'Kantoor Aa',
			now: 'Kantoor Zee',
		},
		{
			what: 'the advisor',
			path: appointments,
			to: { advisor_name: 'T. Smit' },
			was: 'J. Bakker',
			now: 'T. Smit',
		},
		{ what: 'its subject', path: appointments, to: { label: 'Tekenen' }, was: 'Bespreking', now: 'Tekenen' },
	],
	gone: '/appointments',
}

const report = {
	label: 'Rapport mei',
	has_document: true,
	consumer_name: 'Anna',
	client_approval_explanation: 'Zie blad 2',
}
const approvalForm: BindingForm = {
	name: 'A document that is approved',
	address: '/actions/7/approve-document',
	holds: { [actions]: { id: '7', type: 'APPROVE_DOCUMENT', label: 'Keur goed', document: report } },
	fillIn: agree('Ja, ik ga akkoord'),
	button: 'Verstuur uw antwoord',
	command: '/api/actions/7/respond-document-approval',
	changes: [
		{
			what: 'the document',
			path: actions,
			to: { document: { ...report, label: 'Rapport juni' } },
			was: 'Rapport mei',
			now: 'Rapport juni',
		},
		{
			what: 'the file, which went',
			path: actions,
			to: { document: { ...report, has_document: false } },
			was: 'Lees het document',
			now: 'Het document staat niet op deze pagina.',
		},
		{
			what: 'the person',
			path: actions,
			to: { document: { ...report, consumer_name: 'Bram' } },
			was: 'Anna',
			now: 'Bram',
		},
		{
			what: 'the explanation',
			path: actions,
			to: { document: { ...report, client_approval_explanation: 'Zie blad 3' } },
			was: 'Zie blad 2',
			now: 'Zie blad 3',
		},
	],
}

const mortgages = '/api/products/mortgages'
const mortgage = {
	id: '45',
	label: 'Hypotheek Lindelaan',
	collateral: { market_value: 415_000, street_name: 'Lindelaan', house_number: '14', city: 'Groningen' },
}
const opportunityForm: BindingForm = {
	name: 'An answer about a saving',
	address: '/mortgages/45/present-opportunity-to-consumer/7',
	holds: {
		[actions]: {
			id: '7',
			type: 'PRESENT_OPPORTUNITY_TO_CONSUMER',
			label: 'Besparing',
			product: { id: '45', type: 'mortgage', label: 'Hypotheek' },
			smartcare_show_amount: true,
			smartcare_explain: 'U bespaart ongeveer € 100 per maand',
			smartcare_min_savings_amount: 50,
			smartcare_savings_period: 'MONTHLY',
		},
		[mortgages]: mortgage,
	},
	fillIn: agree('Ja, ik wil hier meer over weten'),
	button: 'Verstuur uw antwoord',
	command: '/api/products/mortgages/45/update-present-opportunity-to-consumer',
	changes: [
		{
			what: 'the explanation',
			path: actions,
			to: { smartcare_explain: 'U bespaart ongeveer € 10 per maand' },
			was: '€ 100',
			now: '€ 10 ',
		},
		{
			what: 'the lowest amount',
			path: actions,
			to: { smartcare_min_savings_amount: 500 },
			was: '€ 50,00 per maand',
			now: '€ 500,00 per maand',
		},
		{
			what: 'the mortgage',
			path: mortgages,
			to: { label: 'Hypotheek Kadeplein' },
			was: 'Hypotheek Lindelaan',
			now: 'Hypotheek Kadeplein',
		},
	],
}

const conditionsForm: BindingForm = {
	name: 'The date of conditions precedent',
	address: '/actions/7/update-date-conditions-precedent',
	holds: {
		[actions]: {
			id: '7',
			type: 'UPDATE_DATE_CONDITIONS_PRECEDENT',
			label: 'Datum',
			comment: 'Voor 1 mei',
			product: { id: '45', type: 'mortgage', label: 'Hypotheek Lindelaan' },
		},
	},
	fillIn: (page) => page.fill('Tot en met welke datum gelden de ontbindende voorwaarden?', '1-2-2027'),
	button: 'Verstuur de datum',
	command: '/api/products/mortgages/actions/7/date-conditions-precedent',
	changes: [
		{
			what: 'the remark',
			path: actions,
			to: { comment: 'Voor 1 juni' },
			was: 'Voor 1 mei',
			now: 'Voor 1 juni',
		},
		{
			what: 'the mortgage',
			path: actions,
			to: { product: { id: '45', type: 'mortgage', label: 'Hypotheek Kadeplein' } },
			was: 'Hypotheek Lindelaan',
			now: 'Hypotheek Kadeplein',
		},
	],
}

const marketValueForm: BindingForm = {
	name: 'A new market value',
	address: '/mortgages/45/marketvalue/7',
	holds: {
		[actions]: {
			id: '7',
			type: 'UPDATE_MARKET_VALUE',
			label: 'Waarde',
			product: { id: '45', type: 'mortgage', label: 'Hypotheek' },
		},
		[mortgages]: mortgage,
	},
	fillIn: (page) => {
		page.choose('WOZ-waarde')
		page.fill('Nieuwe waarde in euro’s', '430.000')
		page.fill('Van welke datum is deze waarde?', '1-2-2026')
	},
	button: 'Verstuur de waarde',
	command: '/api/products/mortgages/45/edit-market-value',
	changes: [
		{
			what: 'the value',
			path: mortgages,
			to: { collateral: { ...mortgage.collateral, market_value: 500_000 } },
			was: '€ 415.000,00',
			now: '€ 500.000,00',
		},
		{
			what: 'the house',
			path: mortgages,
			to: { collateral: { ...mortgage.collateral, house_number: '16' } },
			was: 'Lindelaan 14',
			now: 'Lindelaan 16',
		},
	],
}

/** Forms about a date, a document or a house. */
export const answerForms: BindingForm[] = [
	appointmentForm,
	approvalForm,
	opportunityForm,
	conditionsForm,
	marketValueForm,
]
