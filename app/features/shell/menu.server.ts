import type { ApiClient } from '#app/api/client.server'
import {
	definitionResource,
	readDefinitions,
	type Definitions,
	type ProductType,
} from '#app/api/resources/definitions'
import type { Licence } from '#app/api/resources/licence'
import type { Say } from '#app/i18n/say.server'
import type { TextKey } from '#app/locales/texts'
import { paths } from '#app/paths'
import type { MenuEntry } from '#app/ui/main-menu'

interface Entry {
	label: TextKey
	/** Absent for the two entries that are always there [A51]. */
	type?: ProductType
	list: () => string
	/** Where a single item leads; invoices have a list only. */
	detail?: (id: string) => string
}

/** The entries in the order of spec 1 §2.8. */
const entries: readonly Entry[] = [
	{ label: 'shell.menu.overview', list: paths.dashboard },
	{ label: 'shell.menu.mortgages', type: 'mortgage', ...paths.mortgages },
	{ label: 'shell.menu.otds', type: 'otd', ...paths.otds },
	{ label: 'shell.menu.invoices', type: 'invoice', list: paths.invoices },
	{ label: 'shell.menu.appointments', type: 'appointment', ...paths.appointments },
	{ label: 'shell.menu.bankguarantees', type: 'bankguarantee', ...paths.bankguarantees },
	{ label: 'shell.menu.businessIncomes', type: 'business_income', ...paths.businessIncomes },
	{ label: 'shell.menu.willWritingAdvices', type: 'will_writing_advice', ...paths.willWritingAdvices },
	{ label: 'shell.menu.credits', type: 'credit', ...paths.credits },
	{ label: 'shell.menu.lifeInsurances', type: 'lifeinsurance', ...paths.lifeInsurances },
	{ label: 'shell.menu.generalInsurances', type: 'general_insurance', ...paths.generalInsurances },
	{ label: 'shell.menu.fgvs', type: 'fgv', ...paths.fgvs },
	{ label: 'shell.menu.cardifao', type: 'cardifao', ...paths.cardifao },
	{ label: 'shell.menu.purchaseIntentions', type: 'purchase_intention', ...paths.purchaseIntentions },
	{ label: 'shell.menu.importantDocuments', list: paths.importantDocuments },
]

/** The product definitions. @see spec 1 §7 GET /api/products/definitions */
export async function getDefinitions(api: ApiClient): Promise<Definitions> {
	return readDefinitions(await api.list('/api/products/definitions', definitionResource))
}

/** What the menu shows for these definitions: entries, badges, list or detail (spec 1 §2.8) and the total [A53]. */
export function menuOf(definitions: Definitions, licence: Licence, say: Say) {
	const hidden = licence.modules.generalinsurance === false ? 'general_insurance' : undefined
	const shown = entries.filter(
		({ type }) => !type || (type !== hidden && (definitions[type]?.counter ?? 0) > 0),
	)
	const total = Object.values(definitions).reduce((sum, { openActions }) => sum + (openActions ?? 0), 0)
	return {
		label: say('shell.mainMenu'),
		drawerLabel: say('shell.menuButton'),
		entries: shown.map((entry) => menuEntry(entry, definitions, say)),
		total,
		totalLabel: wordsAfter(total, say),
	}
}

function menuEntry({ label, type, list, detail }: Entry, definitions: Definitions, say: Say): MenuEntry {
	const definition = definitions[type ?? 'dossier']
	const only = type && definition?.counter === 1 ? definition.firstProductId : undefined
	const badge = type || list === paths.dashboard ? definition?.openActions : undefined
	return {
		label: say(label),
		href: only && detail ? detail(only) : list(),
		badge,
		badgeLabel: badge ? wordsAfter(badge, say) : undefined,
	}
}

function wordsAfter(count: number, say: Say) {
	return say('shell.badge.openActions', { count }).replace(String(count), '').trim()
}
