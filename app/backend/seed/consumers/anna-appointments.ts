import type { Item } from '#app/backend/jsonapi'
import { day } from '#app/backend/seed/dates'

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
/** Appointments of every kind. */
export const annaAppointments: readonly Item[] = [
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
