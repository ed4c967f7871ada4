import type { ActionForm } from './action-form'
import type { Step } from './steps'

const agreed = 'Ik ga akkoord met de voorwaarden en de garantie'
const kept =
	'U gaat akkoord met de voorwaarden. Dit geldt tot u uitlogt. Wij bewaren uw akkoord pas als u ondertekent.'
const agreeToTerms: Step = { press: 'Ik ga akkoord met de voorwaarden', until: kept }
const readTerms: Step[] = [
	{ press: 'Lees de voorwaarden', until: 'Ik ga akkoord met de voorwaarden' },
	agreeToTerms,
]
const readInDialog: Step[] = [
	{ press: 'Lees de voorwaarden', until: 'Einde van de voorwaarden' },
	{ press: 'Naar het einde', until: 'U kunt nu akkoord gaan.' },
	agreeToTerms,
]
const sign: Step = { choose: 'Ik ga akkoord met de opdracht' }
const account: Step[] = [
	{ fill: 'IBAN', with: 'nl71 kade 0417 1643 00' },
	{ fill: 'Naam van de rekeninghouder', with: 'A.M. de Vries' },
]

export const agreementForms: ActionForm[] = [
	{
		name: 'A bank guarantee that is requested',
		address: '/bankguarantees/10061/bnp-proposal/11024',
		steps: [{ choose: agreed }],
		button: 'Vraag de bankgarantie aan',
		call: {
			path: '/api/products/bankguarantees/actions/11024/submit-choice',
			body: { accepted: true },
		},
		lands: '/dashboard',
		notice: 'U heeft de bankgarantie aangevraagd.',
		receipt: ['Bankgarantie aangevraagd: Bankgarantie Lindelaan 14', '€ 38.500,00', '€ 293,50'],
		answers: ['Akkoord met de voorwaarden en de garantie'],
		numbers: '[37] [370] [373] [374]',
	},
	{
		name: 'A bank guarantee that is declined',
		address: '/bankguarantees/10064/bnp-proposal/11224',
		steps: [],
		scripted: [{ choose: agreed }],
		button: 'Wijs de bankgarantie af',
		call: {
			path: '/api/products/bankguarantees/actions/11224/submit-choice',
			body: { accepted: false },
		},
		lands: '/dashboard',
		notice: 'U heeft de bankgarantie afgewezen.',
		receipt: ['Bankgarantie afgewezen: Bankgarantie Kadeplein 3', 'Niet akkoord met het voorstel'],
		answers: ['Niet akkoord met het voorstel'],
		numbers: '[37] [370] [373] [374]',
	},
	{
		name: 'An assignment that is paid at once',
		address: '/otds/10051/sign/11021',
		steps: [...readTerms, sign],
		scripted: [...readInDialog, sign],
		button: 'Onderteken de opdracht',
		call: { path: '/api/products/otds/actions/11021/sign', body: { data: {} } },
		lands: '/dashboard',
		notice: 'U heeft de opdracht ondertekend.',
		answers: ['De voorwaarden en de opdracht'],
		receipt: [
			'Opdracht ondertekend: Opdracht hypotheekadvies',
			'De voorwaarden en de opdracht',
			'€ 2.450,00',
		],
		numbers: '[42] [392] [396] [398]',
	},
	{
		name: 'An assignment that is paid by direct debit',
		address: '/otds/10053/sign/11111',
		steps: [...readTerms, ...account, sign],
		scripted: [...account, ...readInDialog, sign],
		button: 'Onderteken de opdracht',
		call: {
			path: '/api/products/otds/actions/11111/sign',
			body: {
				data: {
					sepaAccountholderIbanAccount: 'NL71KADE0417164300',
					sepaAccountholderIbanName: 'A.M. de Vries',
				},
			},
		},
		lands: '/dashboard',
		notice: 'U heeft de opdracht ondertekend.',
		answers: ['De voorwaarden en de opdracht', 'NL71KADE0417164300', 'A.M. de Vries'],
		receipt: [
			'Opdracht ondertekend: Opdracht serviceabonnement',
			'€ 95,00 (eenmalig)',
			'NFA-10053-SERVICE',
			'NL00ZZZ000000000053',
			'€ 15,00',
			'21%',
			'€ 2,60',
			'NL71KADE0417164300',
			'A.M. de Vries',
		],
		kept: ['IBAN', 'nl71 kade 0417 1643 00'],
		numbers: '[42] [392] [396] [397] [398]',
	},
]
