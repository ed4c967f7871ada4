import type { ProductKind } from '#app/api/resources/product'
import type { TextKey } from '#app/locales/texts'
import { paths } from '#app/paths'
import type { IconName } from '#app/ui/icon'

interface Kind {
	/** Title of the list and label in the menu. */
	title: TextKey
	itemTitle: TextKey
	icon: IconName
	list: () => string
	detail?: (id: string) => string
}

/** @see [152] */
export const productPages = {
	mortgage: {
		title: 'shell.menu.mortgages',
		itemTitle: 'dashboard.groups.mortgage',
		icon: 'home',
		...paths.mortgages,
	},
	otd: { title: 'shell.menu.otds', itemTitle: 'dashboard.groups.otd', icon: 'pen', ...paths.otds },
	invoice: {
		title: 'shell.menu.invoices',
		itemTitle: 'dashboard.groups.invoice',
		icon: 'euro',
		list: paths.invoices,
	},
	appointment: {
		title: 'shell.menu.appointments',
		itemTitle: 'dashboard.groups.appointment',
		icon: 'calendar',
		...paths.appointments,
	},
	bankguarantee: {
		title: 'shell.menu.bankguarantees',
		itemTitle: 'dashboard.groups.bankguarantee',
		icon: 'shield',
		...paths.bankguarantees,
	},
	business_income: {
		title: 'shell.menu.businessIncomes',
		itemTitle: 'dashboard.groups.business_income',
		icon: 'briefcase',
		...paths.businessIncomes,
	},
	will_writing_advice: {
		title: 'shell.menu.willWritingAdvices',
		itemTitle: 'dashboard.groups.will_writing_advice',
		icon: 'pen',
		...paths.willWritingAdvices,
	},
	credit: {
		title: 'shell.menu.credits',
		itemTitle: 'dashboard.groups.credit',
		icon: 'euro',
		...paths.credits,
	},
	lifeinsurance: {
		title: 'shell.menu.lifeInsurances',
		itemTitle: 'dashboard.groups.lifeinsurance',
		icon: 'user',
		...paths.lifeInsurances,
	},
	general_insurance: {
		title: 'shell.menu.generalInsurances',
		itemTitle: 'dashboard.groups.general_insurance',
		icon: 'shield',
		...paths.generalInsurances,
	},
	woongarant: {
		title: 'shell.menu.generalInsurances',
		itemTitle: 'dashboard.groups.woongarant',
		icon: 'home',
		list: paths.generalInsurances.list,
		detail: paths.woongarantInsurance,
	},
	fgv: { title: 'shell.menu.fgvs', itemTitle: 'dashboard.groups.fgv', icon: 'briefcase', ...paths.fgvs },
	cardifao: {
		title: 'shell.menu.cardifao',
		itemTitle: 'dashboard.groups.cardifao',
		icon: 'shield',
		...paths.cardifao,
	},
	purchase_intention: {
		title: 'shell.menu.purchaseIntentions',
		itemTitle: 'dashboard.groups.purchase_intention',
		icon: 'mapPin',
		...paths.purchaseIntentions,
	},
} as const satisfies Partial<Record<ProductKind, Kind>>
