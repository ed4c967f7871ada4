import type { StoredItem } from '#app/backend/jsonapi'

/** The people on the contact cards. */
export const marieke: StoredItem = {
	id: 'marieke',
	name: 'Marieke Hoekstra',
	label: 'Adviseur',
	dontShowPrefix: false,
	phone: '050 555 01 12',
	emailaddress: 'marieke@noorderlicht.voorbeeld.nl',
	systemname: 'ADVISOR',
	image: '/images/portrait-marieke.svg',
}

export const youssef: StoredItem = {
	id: 'youssef',
	name: 'Youssef El Amrani',
	label: 'Dossierbeheerder',
	dontShowPrefix: true,
	phone: '050 555 01 15',
	emailaddress: 'youssef@noorderlicht.voorbeeld.nl',
	systemname: 'DOSSIER_OWNER',
	image: '/images/portrait-youssef.svg',
}

export const saskia: StoredItem = {
	id: 'saskia',
	name: 'Saskia van der Meer',
	label: null,
	dontShowPrefix: false,
	phone: '0111 555 021',
	emailaddress: 'saskia@delta.voorbeeld.nl',
	systemname: 'ADVISOR',
	image: '/images/portrait-saskia.svg',
}

export const hendrik: StoredItem = {
	id: 'hendrik',
	name: 'Hendrik Tromp',
	label: null,
	dontShowPrefix: false,
	phone: '035 555 03 04',
	emailaddress: 'hendrik@devesting.voorbeeld.nl',
	systemname: 'ADVISOR',
	image: '/images/portrait-hendrik.svg',
}
