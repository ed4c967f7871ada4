import type { ProductKind } from '#app/api/resources/product'
import type { TextKey } from '#app/locales/texts'
import { paths } from '#app/paths'

interface Kind {
	/** Title of the list and label in the menu. */
	title: TextKey
	itemTitle: TextKey
	list: () => string
	detail?: (id: string) => string
}

/** @see [152] */
export const productPages = {
	mortgage: { title: 'shell.menu.mortgages', itemTitle: 'dashboard.groups.mortgage', ...paths.mortgages },
	otd: { title: 'shell.menu.otds', itemTitle: 'dashboard.groups.otd', ...paths.otds },
	invoice: { title: 'shell.menu.invoices', itemTitle: 'dashboard.groups.invoice', list: paths.invoices },
	appointment: {
		title: 'shell.menu.appointments',
		itemTitle: 'dashboard.groups.appointment',
		...paths.appointments,
	},
	bankguarantee: {
		title: 'shell.menu.bankguarantees',
		itemTitle: 'dashboard.groups.bankguarantee',
		...paths.bankguarantees,
	},
	business_income: {
		title: 'shell.menu.businessIncomes',
		itemTitle: 'dashboard.groups.business_income',
		...paths.businessIncomes,
	},
	will_writing_advice: {
		title: 'shell.menu.willWritingAdvices',
		itemTitle: 'dashboard.groups.will_writing_advice',
		...paths.willWritingAdvices,
	},
	credit: { title: 'shell.menu.credits', itemTitle: 'dashboard.groups.credit', ...paths.credits },
	lifeinsurance: {
		title: 'shell.menu.lifeInsurances',
		itemTitle: 'dashboard.groups.lifeinsurance',
		...paths.lifeInsurances,
	},
	general_insurance: {
		title: 'shell.menu.generalInsurances',
		itemTitle: 'dashboard.groups.general_insurance',
		...paths.generalInsurances,
	},
	woongarant: {
		title: 'shell.menu.generalInsurances',
		itemTitle: 'dashboard.groups.woongarant',
		list: paths.generalInsurances.list,
		detail: paths.woongarantInsurance,
	},
	fgv: { title: 'shell.menu.fgvs', itemTitle: 'dashboard.groups.fgv', ...paths.fgvs },
	cardifao: { title: 'shell.menu.cardifao', itemTitle: 'dashboard.groups.cardifao', ...paths.cardifao },
	purchase_intention: {
		title: 'shell.menu.purchaseIntentions',
		itemTitle: 'dashboard.groups.purchase_intention',
		...paths.purchaseIntentions,
	},
} as const satisfies Partial<Record<ProductKind, Kind>>
