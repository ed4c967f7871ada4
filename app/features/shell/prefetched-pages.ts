import { paths } from '#app/paths'

/** Lists of what a client has, and pages that tell the same to everyone. */
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

/**
 * Patterns of the pages a browser may fetch before they are opened: those that only show. Not the dashboard, whose visit
 * counts; not what begins, closes or pays something, nor what is told once. An address with a query is none of them.
 */
export const prefetchedPages = [
	...lists,
	...listsWithDetails,
	...listsWithDetails.map((list) => `${list}/:id`),
	`${paths.woongarantInsurance('')}:id`,
]
