import type { otds as dutch } from '#app/locales/nl/otds'

export const otds: typeof dutch = {
	none: 'You have not given us a service agreement yet.',
	purpose_one: 'This is your service agreement with us. It says what we do and what that costs.',
	purpose_other:
		'These are your {{count}} service agreements with us. They say what we do and what that costs.',
	columns: { title: 'Service agreement', date: 'Offered on', status: 'Status' },
	states: { cancelled: 'Cancelled', signed: 'Signed', open: 'Not signed yet' },
	detailStates: { cancelled: 'Cancelled', signed: 'Signed', open: 'Not signed yet' },
	service: 'Service',
	subservice: 'Part',
	monthly: 'Cost per month',
	atOnce: 'One-off cost',
	date: 'Offered on',
	state: 'Status',
}
