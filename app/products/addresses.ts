/** Addresses of lists that show products as cards and nothing else. `pages/plain-products.server.ts` reads them. */
export const plainLists = [
	'/bankguarantees',
	'/business-income',
	'/cardifao',
	'/credits',
	'/fgvs',
	'/general-insurances',
	'/life-insurances',
	'/mortgages',
	'/purchase-intentions',
	'/will-writing-advices',
] as const

/** Addresses of products that have facts and no part of their own. */
export const plainDetails = ['/business-income/:id', '/credits/:id', '/fgvs/:id'] as const
