import type { z } from 'zod/v4'
import { flag, id, defineList, number, makeOptional, defineObject, text } from '#app/api/wire'
import { actionCounterSchema } from './product'
import { timelineSchema } from './timeline'

const foundHouseSchema = defineObject({
	id,
	dateCreated: text,
	hasSeen: makeOptional(flag),
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
export type FoundHouse = z.output<typeof foundHouseSchema>

/** @see [204] */
export const purchaseIntentionSchema = defineObject({
	id,
	label: text,
	state: text,
	buyerProfile: text,
	objectType: text,
	hasTimeline: flag,
	budgetFrom: number,
	budgetTo: number,
	timeline: timelineSchema,
	foundHousesCollection: defineList(foundHouseSchema),
	actionCounter: actionCounterSchema,
})
export type PurchaseIntention = z.output<typeof purchaseIntentionSchema>
