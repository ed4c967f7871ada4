import { join } from 'node:path'
import type { ActionForm } from './action-form'

const paper = join(import.meta.dirname, 'papers/loonstrook.pdf')

export const documentForms: ActionForm[] = [
	{
		name: 'A document that was asked for',
		address: '/actions/11001/upload-document',
		steps: [
			{ attach: 'Kies een of meer bestanden', file: paper },
			{ fill: 'Uw opmerking', with: 'Van mei' },
		],
		button: 'Verstuur',
		call: { path: '/api/documents' },
		parts: [
			['productActionId', '11001'],
			['comment', 'Van mei'],
			['file[]', 'loonstrook.pdf'],
		],
		lands: '/dashboard',
		notice: 'Wij hebben uw bestand ontvangen.',
		receipt: ['Van mei', 'loonstrook.pdf', 'SHA-256'],
		answers: ['Van mei', 'loonstrook.pdf'],
		done: 'Dit document is al gestuurd.',
		kept: ['Uw opmerking', 'Van mei'],
		repeated: [{ attach: 'Kies een of meer bestanden', file: paper }],
		// w3m submits as soon as a file is chosen, so uploads have a flow of their own.
		text: false,
		numbers: '[62] [228] [481] [482]',
	},
]
