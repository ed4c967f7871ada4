import type { Step } from './steps'

const give = (of: string, choose: string): Step => ({ choose, of })
const type = (fill: string, value: string): Step => ({ fill, with: value })
const next = (place: string): Step => ({ press: 'Volgende', until: place })

/** Second to last step, with nearly every answer changed. */
export const changedSteps: Step[] = [
	give('Wat is uw gezinssituatie?', 'Samenwonend zonder samenlevingscontract'),
	give('Verandert er binnenkort iets in uw gezin?', 'Een kind erbij'),
	give('Is er iets veranderd in uw inkomen?', 'Meer gaan verdienen'),
	next('Stap 3 van 6'),
	give('Past uw woning nog bij uw gezin?', 'Nee, de woning is te klein'),
	{ choose: 'Verbouwen' },
	{ choose: 'Verhuizen' },
	give('Verhuist u binnen een half jaar?', 'Nee, later'),
	next('Stap 4 van 6'),
	give('Hoe is de waarde van uw woning veranderd?', 'Gestegen'),
	type('Wat is uw woning nu waard, in euro’s?', '450.000'),
	type('Van welke datum is deze waarde?', '15-06-2025'),
	{ choose: 'Lagere maandlasten' },
	{ choose: 'Meer zekerheid' },
	give('Denkt u dat uw maandlasten omlaag kunnen?', 'Ja'),
	next('Stap 5 van 6'),
	give('Is alles rond uw hypotheek duidelijk?', 'Nee, ik twijfel'),
	type('Heeft u andere vragen of opmerkingen?', 'Kan de rente omlaag?'),
	next('Stap 6 van 6'),
	give('Zullen wij u bellen?', 'Ja'),
	type('Telefoonnummer', '06 5555 9900'),
]

/** Anna's first step: a current amount, and an extra loan part. */
export const ownSteps: Step[] = [
	give('Loopt deze hypotheek nog?', 'Ja'),
	type('Nog af te lossen in euro’s van leningdeel 1', '205.000'),
	{ press: 'Voeg een leningdeel toe', until: 'Verwijder nieuw leningdeel 1' },
	type('Bedrag in euro’s van nieuw leningdeel 1', '10.000'),
	type('Rente in procenten van nieuw leningdeel 1', '4,2'),
	next('Stap 2 van 6'),
]

/** The command's data for these answers, without the loan parts. */
export const changedData = {
	mortgage_running: 'yes',
	call_me: 'yes',
	current_family_situation: 'living_together_without_a_cohabitation_contract',
	expected_changes: 'child',
	financial_changes: 'better_paid',
	home_suits_family_situation: 'too_small',
	home_developed_since_mortgage: 'increased',
	expect_mortgage_cost_reduction: 'yes',
	is_everything_clear: 'doubts',
	other_questions: 'Kan de rente omlaag?',
	when_moving: '0',
	market_value_amount_increased: 450_000,
	market_value_date_increased: '2025-06-15',
	renovate: '1',
	moving: '1',
	cheaper: '1',
	more_certainty: '1',
	phone: '06 5555 9900',
	calculated_score: 455,
}

export const ownParts = {
	parts: [
		{
			id: '12011',
			loan_type: 'annuity',
			amount: 212_500,
			current_amount: 205_000,
			interest: 3.85,
			date: '01-06-2021',
			start_of_fixed_rate_period: '01-06-2021',
			end_of_fixed_rate_period: '01-06-2041',
		},
		{
			id: '12012',
			loan_type: 'interest_only',
			amount: 90_000,
			current_amount: null,
			interest: 4.1,
			date: '01-06-2021',
			start_of_fixed_rate_period: '01-06-2024',
			end_of_fixed_rate_period: '01-06-2034',
		},
		{
			id: '12013',
			loan_type: 'linear',
			amount: 40_000,
			current_amount: null,
			interest: 5.05,
			date: '15-02-2023',
			start_of_fixed_rate_period: '15-02-2023',
			end_of_fixed_rate_period: null,
		},
	],
	new_parts: [
		{
			id: null,
			loan_type: null,
			amount: 10_000,
			current_amount: null,
			interest: 4.2,
			date: null,
			start_of_fixed_rate_period: null,
			end_of_fixed_rate_period: null,
		},
	],
}

/** First to last step, with nothing changed. */
export const quietSteps: Step[] = [
	{ choose: 'Ja', of: 'Loopt deze hypotheek nog?' },
	{ press: 'Volgende', until: 'Stap 2 van 6' },
	{ choose: 'Alleenstaand' },
	{ choose: 'Nee', of: 'Verandert er binnenkort iets in uw gezin?' },
	{ choose: 'Nee', of: 'Is er iets veranderd in uw inkomen?' },
	{ press: 'Volgende', until: 'Stap 3 van 6' },
	{ choose: 'Ja', of: 'Past uw woning nog bij uw gezin?' },
	{ choose: 'Geen plannen' },
	{ press: 'Volgende', until: 'Stap 4 van 6' },
	{ choose: 'Gelijk gebleven' },
	{ choose: 'Geen reden' },
	{ choose: 'Nee', of: 'Denkt u dat uw maandlasten omlaag kunnen?' },
	{ press: 'Volgende', until: 'Stap 5 van 6' },
	{ choose: 'Ja, alles is duidelijk' },
	{ press: 'Volgende', until: 'Stap 6 van 6' },
]
