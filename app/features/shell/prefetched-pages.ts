import { paths } from '#app/paths'

const lists = [
	paths.actions(),
	paths.documents(),
	paths.timeline(),
	paths.importantDocuments(),
	paths.invoices(),
	paths.myData(),
	paths.help(),
	paths.privacy(),
	paths.accessibility(),
	paths.glossary(),
]

const listsWithDetails = [
	paths.mortgages,
	paths.lifeInsurances,
	paths.fgvs,
	paths.cardifao,
	paths.otds,
	paths.credits,
	paths.generalInsurances,
	paths.bankguarantees,
	paths.purchaseIntentions,
	paths.businessIncomes,
	paths.willWritingAdvices,
	paths.appointments,
	paths.receipts,
].map(({ list }) => list())

/** URL patterns of pages without side effects. The dashboard counts a visit, so it is not one of them. */
export const prefetchedPages = [
	...lists,
	...listsWithDetails.map((list) => `${list}{/:id}?`),
	`${paths.woongarantInsurance('')}:id`,
]
