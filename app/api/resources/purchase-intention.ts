import type { z } from 'zod/v4'
import { flag, id, listOf, number, optional, record, text } from '#app/api/wire'
import { actionCounter } from './product'
import { timeline } from './timeline'

const foundHouse = record({
	id,
	dateCreated: text,
	hasSeen: optional(flag),
	buildtypeLabel: text,
	objecttypeLabel: text,
	address: text,
	zipcode: text,
	city: text,
	externalUrl: text,
	price: number,
	objectSurfaceM2: number,
	groundSurfaceM2: number,
	rawBase64Thumbnail: text,
})
export type FoundHouse = z.output<typeof foundHouse>

/** @see [204] */
export const purchaseIntention = record({
	id,
	label: text,
	state: text,
	buyerProfile: text,
	objectType: text,
	hasTimeline: flag,
	budgetFrom: number,
	budgetTo: number,
	timeline,
	foundHousesCollection: listOf(foundHouse),
	actionCounter,
})
export type PurchaseIntention = z.output<typeof purchaseIntention>
