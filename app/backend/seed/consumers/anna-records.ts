import type { Item } from '#app/backend/jsonapi'
import { marieke, youssef } from '#app/backend/seed/advisors'
import { day } from '#app/backend/seed/dates'
import type { SeedRecords } from '#app/backend/seed/seed-consumer'
import { annaActions } from './anna-actions'
import { annaDocuments } from './anna-documents'

const blank = {
	location: null,
	is_true_meeting: false,
	true_meeting_url: null,
	is_google_meet: false,
	google_meet_url: null,
	is_teams: false,
	teams_url: null,
	edit_url: null,
	cancel_url: null,
	advisor_name: 'Marieke Hoekstra',
	action_counter: { total: 0, closed: 0, open: 0 },
}
const appointments: readonly Item[] = [
	{
		...blank,
		id: '10101',
		label: 'Bespreking van de offerte',
		type: 'Online gesprek',
		date: day(6),
		start_time: '09:30',
		end_time: '10:30',
		is_teams: true,
		teams_url: 'https://overleg.voorbeeld.nl/noorderlicht/offerte',
	},
	{
		...blank,
		id: '10102',
		label: 'Ondertekenen van de stukken',
		type: 'Afspraak op kantoor',
		date: day(20),
		start_time: '14:00',
		end_time: '15:00',
		location: 'Ossenmarkt 8, Groningen',
		edit_url: 'https://agenda.voorbeeld.nl/noorderlicht/10102',
	},
	{
		...blank,
		id: '10103',
		label: 'Kennismaking',
		type: 'Afspraak op kantoor',
		date: day(-34),
		start_time: '11:00',
		end_time: '12:00',
		location: 'Ossenmarkt 8, Groningen',
	},
]

/** Products, dossiers, appointments, action points and papers of Anna. */
export const annaRecords: SeedRecords = {
	dossier: [
		{
			id: '10001',
			label: 'Aankoop Lindelaan 14',
			percentage_complete: 65,
			user_panels: [marieke, youssef],
		},
		{ id: '10002', label: 'Verzekeringen en zekerheid', percentage_complete: 20, user_panels: [marieke] },
	],
	mortgage: [
		{ id: '10011', label: 'Hypotheek Lindelaan 14' },
		{ id: '10012', label: 'Verbouwingshypotheek' },
	],
	credit: [{ id: '10021', label: 'Doorlopend krediet' }],
	lifeinsurance: [{ id: '10031', label: 'Overlijdensrisicoverzekering' }],
	general_insurance: [
		{ id: '10041', label: 'Woonhuisverzekering' },
		{ id: '10042', label: 'Autoverzekering' },
	],
	otd: [
		{ id: '10051', label: 'Opdracht hypotheekadvies' },
		{ id: '10052', label: 'Opdracht nazorg' },
	],
	bankguarantee: [{ id: '10061', label: 'Bankgarantie Lindelaan 14' }],
	invoice: [
		{ id: '10071', label: 'Factuur 2026-0311' },
		{ id: '10072', label: 'Factuur 2025-1190' },
	],
	purchase_intention: [{ id: '10081', label: 'Zoektocht Groningen' }],
	appointment: appointments,
	action: annaActions,
	document: annaDocuments,
	notification: [
		{
			id: '10901',
			label: {
				nl: 'Ons kantoor is op Koningsdag gesloten.',
				en: "Our office is closed on King's Day.",
			},
		},
		{
			id: '10902',
			label: {
				nl: 'De hypotheekrente verandert vaak. Vraag ons gerust naar de stand van vandaag.',
				en: "Mortgage rates change often. Feel free to ask us for today's rate.",
			},
		},
	],
}
