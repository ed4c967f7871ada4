import { findKnown, isUnread } from '#app/lib/unread'
import type { ApiClient } from '#app/api/client.server'
import {
	definitionResourceSchema,
	readDefinitions,
	type Definition,
	type Definitions,
	type ProductType,
} from '#app/api/resources/definitions'
import type { Licence } from '#app/api/resources/licence'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { productPages } from '#app/products/kinds'
import { getBadgeLabels, getDossierLabel, getOpenCount } from '#app/products/card-list.server'
import type { MenuEntry } from '#app/ui/main-menu'

/** Order of [152] [A51]; the overview and the important documents stand before and after them. */
const order = [
	'mortgage',
	'otd',
	'invoice',
	'appointment',
	'bankguarantee',
	'business_income',
	'will_writing_advice',
	'credit',
	'lifeinsurance',
	'general_insurance',
	'fgv',
	'cardifao',
	'purchase_intention',
] as const satisfies readonly ProductType[]

/** @see [288] */
export async function getDefinitions(api: ApiClient): Promise<Definitions> {
	return readDefinitions((await api.list('/api/products/definitions', definitionResourceSchema)).known)
}

/** @see [154-158] [A53] */
export function buildMenu(definitions: Definitions, licence: Licence, say: Say) {
	const hidden = licence.modules.generalinsurance === false ? 'general_insurance' : undefined
	const shown = order.filter((type) => type !== hidden && mayExist(definitions[type]))
	const isSumKnown = Object.values(definitions).every(({ openActions }) => !isUnread(openActions))
	const sum = Object.values(definitions).reduce((sum, definition) => sum + (badgeOf(definition) ?? 0), 0)
	const total = isSumKnown ? sum : 0
	return {
		label: say('shell.mainMenu'),
		drawerLabel: say('shell.menuButton'),
		entries: [overviewEntry(definitions.dossier, say), ...listOwnEntries(say)],
		products: {
			title: say('shell.products'),
			entries: [
				...shown.map((type) => menuEntry(type, definitions[type], say)),
				{ label: say('shell.menu.importantDocuments'), href: paths.importantDocuments() },
			],
		},
		total,
		badgeLabels: getBadgeLabels(say),
	}
}

function overviewEntry(dossier: Definition | undefined, say: Say): MenuEntry {
	const badge = badgeOf(dossier)
	const entry = { label: say('shell.menu.overview'), href: paths.dashboard(), icon: 'home', badge } as const
	return badge === undefined ? entry : { ...entry, badgeLabel: getDossierLabel(badge, say) }
}

/** Pages of the portal over all products, without a badge. */
function listOwnEntries(say: Say): MenuEntry[] {
	const { tasks, documents, timeline } = say.table('shell').menu
	return [
		{ label: tasks, href: paths.actions(), icon: 'check' },
		{ label: documents, href: paths.documents(), icon: 'file' },
		{ label: timeline, href: paths.timeline(), icon: 'clock' },
	]
}

/** Addresses of other pages that belong to an entry. */
const homes = [
	['/mortgage-check/', paths.actions()],
	['/receipts', paths.documents()],
	['/drafts/', paths.actions()],
] as const

/** The menu with the entry of this page marked. */
export function markCurrent(menu: ReturnType<typeof buildMenu>, pathname: string) {
	const home = homes.find(([start]) => pathname.startsWith(start))?.[1] ?? pathname
	const mark = (entry: MenuEntry) => ({
		...entry,
		current: home === entry.href || home.startsWith(`${entry.href}/`),
	})
	const { entries, products } = menu
	return {
		...menu,
		entries: entries.map(mark),
		products: { ...products, entries: products.entries.map(mark) },
	}
}

/** A number that could not be read may be above zero. */
function mayExist(definition: Definition | undefined) {
	return isUnread(definition?.counter) || (definition?.counter ?? 0) > 0
}

/** A single item is linked directly; invoices have a list only [A52]. */
function menuEntry(type: (typeof order)[number], definition: Definition | undefined, say: Say): MenuEntry {
	const kind = productPages[type]
	const only = definition?.counter === 1 ? findKnown(definition.firstProductId) : undefined
	return {
		label: say(kind.title),
		href: only && 'detail' in kind ? kind.detail(only) : kind.list(),
		badge: badgeOf(definition),
	}
}

function badgeOf(definition: Definition | undefined) {
	return getOpenCount(definition?.openActions)
}
