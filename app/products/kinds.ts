import type { ProductKind } from '#app/api/resources/product'
import type { TextKey } from '#app/locales/texts'
import { paths } from '#app/paths'

interface Kind {
	/** Also the menu label. */
	title: TextKey
	one: TextKey
	list: () => string
	detail?: (id: string) => string
}

/** @see [152] */
export const productPages = {
	mortgage: { title: 'shell.menu.mortgages', one: 'dashboard.groups.mortgage', ...paths.mortgages },
	otd: { title: 'shell.menu.otds', one: 'dashboard.groups.otd', ...paths.otds },
	invoice: { title: 'shell.menu.invoices', one: 'dashboard.groups.invoice', list: paths.invoices },
	appointment: {
		title: 'shell.menu.appointments',
		one: 'dashboard.groups.appointment',
		...paths.appointments,
	},
	bankguarantee: {
		title: 'shell.menu.bankguarantees',
		one: 'dashboard.groups.bankguarantee',
		...paths.bankguarantees,
	},
	business_income: {
		title: 'shell.menu.businessIncomes',
		one: 'dashboard.groups.business_income',
		...paths.businessIncomes,
	},
	will_writing_advice: {
		title: 'shell.menu.willWritingAdvices',
		one: 'dashboard.groups.will_writing_advice',
		...paths.willWritingAdvices,
	},
	credit: { title: 'shell.menu.credits', one: 'dashboard.groups.credit', ...paths.credits },
	lifeinsurance: {
		title: 'shell.menu.lifeInsurances',
		one: 'dashboard.groups.lifeinsurance',
		...paths.lifeInsurances,
	},
	general_insurance: {
		title: 'shell.menu.generalInsurances',
		one: 'dashboard.groups.general_insurance',
		...paths.generalInsurances,
	},
	woongarant: {
		title: 'shell.menu.generalInsurances',
		one: 'dashboard.groups.woongarant',
		list: paths.generalInsurances.list,
		detail: paths.woongarantInsurance,
	},
	fgv: { title: 'shell.menu.fgvs', one: 'dashboard.groups.fgv', ...paths.fgvs },
	cardifao: { title: 'shell.menu.cardifao', one: 'dashboard.groups.cardifao', ...paths.cardifao },
	purchase_intention: {
		title: 'shell.menu.purchaseIntentions',
		one: 'dashboard.groups.purchase_intention',
		...paths.purchaseIntentions,
	},
} as const satisfies Partial<Record<ProductKind, Kind>>
