import { relate } from '#app/api/relations'
import { date } from '#app/api/dates'
import { flag, id, longTextIfKnown, text, textIfKnown } from '#app/api/leaves'
import { number, exactAmount } from '#app/api/numbers'
import { defineObject, defineList } from '#app/api/wire'
import type { Output } from '#app/api/reader'
import { actionCounterSchema } from './product'
import { timelineSchema } from './timeline'

const foundHouseSchema = defineObject({
	id,
	dateCreated: date,
	hasSeen: flag,
	buildtypeLabel: text,
	objecttypeLabel: text,
	address: text,
	zipcode: text,
	city: text,
	externalUrl: longTextIfKnown,
	price: exactAmount,
	objectSurfaceM2: number,
	groundSurfaceM2: number,
	rawBase64Thumbnail: longTextIfKnown,
})
export type FoundHouse = Output<typeof foundHouseSchema>

/** @see [204] */
export const purchaseIntentionSchema = defineObject({
	id,
	label: textIfKnown,
	state: text,
	buyerProfile: text,
	objectType: text,
	hasTimeline: flag,
	budgetFrom: exactAmount,
	budgetTo: exactAmount,
	timeline: timelineSchema,
	foundHousesCollection: relate(defineList(foundHouseSchema)),
	actionCounter: actionCounterSchema,
})
export type PurchaseIntention = Output<typeof purchaseIntentionSchema>
