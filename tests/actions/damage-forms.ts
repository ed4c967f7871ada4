import { join } from 'node:path'
import type { ActionForm } from './action-form'

const photo = join(import.meta.dirname, 'papers/loonstrook.pdf')
const words: ActionForm['steps'] = [
	{ fill: 'Op welke dag is de schade ontstaan?', with: '3 maart 2025' },
	{ fill: 'Hoe laat was dat?', with: '9.05' },
	{ fill: 'Wat is de oorzaak?', with: 'Storm' },
	{ fill: 'Toelichting', with: 'Twee dakpannen kwijt' },
]
const attach = { attach: 'Foto’s en andere bestanden', file: photo }

export const damageForms: ActionForm[] = [
	{
		name: 'Damage at an insurance',
		address: '/general-insurances/10041/damage-reports/create',
		steps: [...words, attach],
		// w3m submits as soon as a file is chosen.
		inText: words,
		button: 'Verstuur de melding',
		call: { path: '/api/products/general-insurances/10041/damage-reports' },
		parts: [
			['date', '2025-03-03'],
			['time', '09:05'],
			['cause', 'Storm'],
			['notes', 'Twee dakpannen kwijt'],
			['product_id', '10541'],
			['file[]', 'loonstrook.pdf'],
		],
		lands: '/general-insurances/10041',
		notice: 'Wij hebben uw schademelding ontvangen.',
		receipt: [
			'Schademelding: Woonhuisverzekering',
			'3 maart 2025',
			'09:05',
			'Storm',
			'Twee dakpannen kwijt',
			'loonstrook.pdf',
			'SHA-256',
		],
		repeats: true,
		kept: ['Toelichting', 'Twee dakpannen kwijt'],
		repeated: [attach],
		numbers: '[50] [419] [420] [421] [422] [423] [424]',
	},
]
