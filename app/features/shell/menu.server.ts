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
import { getBadgeLabels, getDossierLabel, getOpenCount } from '#app/products/open-badge'
import type { MenuEntry } from '#app/ui/main-menu'

/** Order of [152] [A51], between the two fixed entries. */
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
		entries: [
			overviewEntry(definitions.dossier, say),
			...shown.map((type) => menuEntry(type, definitions[type], say)),
			{ label: say('shell.menu.importantDocuments'), href: paths.importantDocuments() },
		],
		total,
		badgeLabels: getBadgeLabels(say),
	}
}

function overviewEntry(dossier: Definition | undefined, say: Say): MenuEntry {
	const badge = badgeOf(dossier)
	const entry = { label: say('shell.menu.overview'), href: paths.dashboard(), badge }
	return badge === undefined ? entry : { ...entry, badgeLabel: getDossierLabel(badge, say) }
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
