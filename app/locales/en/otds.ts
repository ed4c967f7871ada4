import type { otds as dutch } from '#app/locales/nl/otds'

export const otds: typeof dutch = {
	none: 'You have not given us an assignment yet.',
	purpose_one: 'This is your assignment to us. It says what we do and what that costs.',
	purpose_other: 'These are your {{count}} assignments to us. They say what we do and what that costs.',
	columns: { title: 'Assignment', date: 'Offered on', status: 'Status' },
	states: { cancelled: 'Cancelled', signed: 'Signed', open: 'Open' },
	detailStates: { cancelled: 'Cancelled', signed: 'Signed', open: 'Not signed yet' },
	service: 'Service',
	subservice: 'Part',
	monthly: 'Cost per month',
	atOnce: 'One-off cost',
	date: 'Offered on',
	state: 'Status',
}
