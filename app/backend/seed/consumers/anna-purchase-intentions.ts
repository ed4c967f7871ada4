import type { StoredItem } from '#app/backend/jsonapi'
import { annaHouses } from './anna-houses'

/** Purchase intentions: with a timeline and homes, without them, and with a timeline that is no list. */
export const annaPurchaseIntentions: readonly StoredItem[] = [
	{
		id: '10081',
		label: 'Zoektocht Groningen',
		state: 'Actief op zoek',
		buyer_profile: 'Doorstromer met een eigen woning',
		object_type: 'Eengezinswoning',
		has_timeline: true,
		budget_from: 275_000,
		budget_to: 450_000,
		timeline: [
			{ label: 'Zoekprofiel gemaakt', completed: true, active: false },
			{ label: 'Woningen bekijken', completed: false, active: true },
			{ label: 'Bod uitbrengen', completed: false, active: false },
			{ label: 'Koopovereenkomst', completed: false, active: false },
		],
		found_houses_collection: annaHouses,
	},
	{
		id: '10082',
		label: 'Zoektocht beleggingspand',
		state: 'Oriëntatie',
		buyer_profile: null,
		object_type: 'Appartement',
		has_timeline: false,
		budget_from: null,
		budget_to: 240_000,
		timeline: null,
		found_houses_collection: [],
	},
	{
		id: '10083',
		label: 'Zoektocht vakantiehuis',
		state: 'Gepauzeerd',
		buyer_profile: 'Tweede woning',
		object_type: null,
		has_timeline: true,
		budget_from: 90_000,
		budget_to: null,
		timeline: {},
		found_houses_collection: [],
	},
]
