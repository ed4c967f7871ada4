import type { ActionForm } from './action-form'

export const appointmentForms: ActionForm[] = [
	{
		name: 'The end of an appointment',
		address: '/appointments/10102?confirm=cancel',
		steps: [],
		button: 'Ja, zeg af',
		call: { path: '/api/products/appointments/10102/cancel' },
		lands: '/appointments',
		notice: 'U heeft de afspraak afgezegd.',
		receipt: ['Afgezegd: Ondertekenen van de stukken'],
		repeats: true,
		numbers: '[358] [360] [361]',
	},
]
