import { findUsableUrl } from '#app/api/addresses.server'
import type { FoundHouse, PurchaseIntention } from '#app/api/resources/purchase-intention'
import type { Say } from '#app/i18n/say.server'
import { findKnown, hasUnread, isUnread, type Read } from '#app/lib/unread'
import { describeDate, describeMoney, describeText } from '#app/products/facts'
import { findThumbnail } from '#app/lib/thumbnail'
import { paths } from '#app/paths'
import { paginateList } from '#app/products/paginate-list.server'
import type { HouseCard } from '#app/ui/house-cards'

const surfaces = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })

/** @see [502] */
export function listHouses({ id, foundHousesCollection }: PurchaseIntention, request: Request, say: Say) {
	const { rows, list } = paginateList(request, say, {
		items: foundHousesCollection,
		rowOf: (house) => cardOf(id, house, say),
		getSearchText: ({ title, location, facts }) =>
			[title, location, ...facts.map(({ detail }) => detail)].filter(Boolean).join(' '),
		none: say('purchaseIntentions.houses.none'),
	})
	return { title: say('purchaseIntentions.houses.title'), houses: rows, list }
}

export function listHouseCards({ id, foundHousesCollection }: PurchaseIntention, say: Say) {
	return foundHousesCollection.known.map((house) => cardOf(id, house, say))
}

function cardOf(intention: string, house: FoundHouse, say: Say): HouseCard {
	const texts = say.table('purchaseIntentions').houses
	const href = findUsableUrl(house.externalUrl)?.href
	return {
		key: house.id,
		title: findKnown(house.address) ?? texts.unnamed,
		link: href ? { href, newTab: texts.newTab } : undefined,
		picture: findThumbnail(house.rawBase64Thumbnail) ? paths.housePicture(intention, house.id) : undefined,
		status: statusOf(house, say),
		location: describePlace(house, say),
		facts: factsOf(house, say),
	}
}

/** The address without its street, which is the title. */
function describePlace({ address, zipcode, city }: FoundHouse, say: Say) {
	const place = [findKnown(zipcode), findKnown(city)].filter(Boolean).join(' ')
	const lost = hasUnread({ address, zipcode, city }) ? say('unread.place') : ''
	return [place, lost].filter(Boolean).join(' · ') || undefined
}

function statusOf({ hasSeen }: FoundHouse, say: Say): HouseCard['status'] {
	if (isUnread(hasSeen)) return { tone: 'neutral', text: say('unread.status') }
	if (hasSeen === undefined) return undefined
	const { seen, fresh } = say.table('purchaseIntentions').houses
	return hasSeen ? { tone: 'neutral', icon: 'check', text: seen } : { tone: 'info', text: fresh }
}

function factsOf(house: FoundHouse, say: Say) {
	const texts = say.table('purchaseIntentions').houses
	const facts = [
		{ term: texts.price, detail: describeMoney(house.price, say) },
		{ term: texts.objectType, detail: describeText(house.objecttypeLabel, say) },
		{ term: texts.buildType, detail: describeText(house.buildtypeLabel, say) },
		{ term: texts.objectSurface, detail: surfaceOf(house.objectSurfaceM2, say) },
		{ term: texts.groundSurface, detail: surfaceOf(house.groundSurfaceM2, say) },
		{ term: texts.found, detail: describeDate(house.dateCreated, say) },
	]
	return facts.flatMap(({ term, detail }) => (detail === undefined ? [] : [{ term, detail }]))
}

function surfaceOf(surface: Read<number>, say: Say) {
	if (isUnread(surface)) return say('unread.value')
	if (surface === undefined || surface <= 0) return undefined
	return say('purchaseIntentions.houses.surface', { surface: surfaces.format(surface) })
}
