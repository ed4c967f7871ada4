import { marieke, youssef } from '#app/backend/seed/advisors'
import { blankAction, blankDocument } from '#app/backend/seed/action'
import { dayFromNow, momentFromNow } from '#app/backend/seed/dates'
import { blankConsumer, type SeedConsumer, type SeedRecords } from '#app/backend/seed/seed-consumer'
import { bramBankguarantees, bramHomeActions, bramInvoices, bramWoongarants } from './bram-home'
import { bramMortgages } from './bram-mortgages'

const records: SeedRecords = {
	dossier: [{ id: '20001', label: 'Eerste huis', percentage_complete: 35, user_panels: [youssef, marieke] }],
	mortgage: bramMortgages,
	woongarant: bramWoongarants,
	bankguarantee: bramBankguarantees,
	invoice: bramInvoices,
	action: [
		{
			...blankAction,
			id: '21001',
			type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE',
			label: 'Jaaropgave',
			date_created: momentFromNow(-10),
			product: { id: '20011', label: 'Starterslening Assen', type: 'mortgage' },
			document: {
				...blankDocument,
				id: '21501',
				label: 'Jaaropgave',
				upload_requirements: 'Van het hele vorige jaar\nGoed leesbaar',
			},
		},
		{
			...blankAction,
			id: '21002',
			type: 'DOWNLOAD_ADDED_DOCUMENT',
			label: 'Stappenplan eerste huis',
			date_created: momentFromNow(-3),
			product: { id: '20001', label: 'Eerste huis', type: 'dossier' },
			downloadable_document: { id: '21511', name: 'Stappenplan eerste huis', description: null },
		},
		...bramHomeActions,
		{
			...blankAction,
			id: '21031',
			type: 'FILL_HYPACT_FORM',
			label: 'Vragen voor het advies (Hypact)',
			date_created: momentFromNow(-2),
			product: { id: '20001', label: 'Eerste huis', type: 'dossier' },
		},
		{
			...blankAction,
			id: '21032',
			type: 'FILL_INVENTORY_FORM',
			label: 'Inventarisatie invullen',
			date_created: momentFromNow(-1),
			product: { id: '20001', label: 'Eerste huis', type: 'dossier' },
		},
		{
			...blankAction,
			id: '21033',
			type: 'MORTGAGE_CHECK',
			label: 'Jaarlijkse hypotheekcheck',
			date_created: momentFromNow(-1),
			product: { id: '20011', label: 'Starterslening Assen', type: 'mortgage' },
		},
	],
	appointment: [
		{
			id: '20101',
			label: 'Eerste gesprek',
			type: 'Afspraak op kantoor',
			date: dayFromNow(3),
			start_time: '16:00',
			end_time: '17:00',
			location: 'Ossenmarkt 8, Groningen',
			advisor_name: 'Youssef El Amrani',
			is_true_meeting: false,
			is_google_meet: false,
			is_teams: false,
			action_counter: { total: 0, closed: 0, open: 0 },
		},
	],
}

/** Private, alone, informal. */
export const bram: SeedConsumer = {
	branch: 'noord',
	email: 'bram@voorbeeld.nl',
	username: 'bram',
	description: 'zonder partner, informeel',
	consumer: {
		...blankConsumer,
		id: '2001',
		gender: 'male',
		initials: 'B.',
		first_name: 'Bram',
		last_name: 'Jansen',
		display_name: 'Bram Jansen',
		date_of_birth: '1996-08-12',
		nationality: 'NL Nederland',
		email: 'bram@voorbeeld.nl',
		address: 'Veenkade 5-B, 9401 CD Assen',
		street_name: 'Veenkade',
		house_number: '5',
		house_number_addition: 'B',
		zipcode: '9401 CD',
		city: 'Assen',
		phone_mobile: '06 5555 7788',
		phoneNumbers: ['06 5555 7788'],
		address_style: 'informal',
		salutation: 'Beste Bram',
	},
	records: () => records,
}
