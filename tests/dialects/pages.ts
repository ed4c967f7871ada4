export interface DialectPage {
	address: string
	/** Pages with the lines that come up where this one shows fewer. */
	rest?: readonly string[]
	/** The page's lines in the other words that it has for them. */
	restate?: (lines: readonly string[]) => string[]
}

/** The head of a mortgage in one line: which mortgage is the largest is unknown in a list that is not whole. */
function restateHeads(lines: readonly string[]) {
	return lines.flatMap((name, at) => {
		const debt = /^Nog af te lossen: (.+)$/.exec(lines[at + 1] ?? '')
		const day = /^Rente vast tot: (.+)$/.exec(lines[at + 3] ?? '')
		return debt && day ? [`${name} nog ${debt[1]} af te lossen · rente vast tot ${day[1]}`] : []
	})
}

/** Pages of Anna's that read the API: overviews, every list, details that differ in their facts. */
export const dialectPages: readonly DialectPage[] = [
	{ address: '/dashboard', rest: ['/actions', '/documents'], restate: restateHeads },
	{ address: '/actions' },
	{ address: '/actions?by=product' },
	{ address: '/timeline', rest: ['/timeline?page=2'] },
	...[
		'/documents',
		'/important-documents',
		'/invoices',
		'/appointments',
		'/appointments/10101',
		'/appointments/10103',
		'/settings/my-data',
		'/mortgages',
		'/mortgages/10011',
		'/mortgages/10012',
		'/mortgages/10013',
		'/credits',
		'/credits/10021',
		'/life-insurances',
		'/life-insurances/10031',
		'/general-insurances',
		'/general-insurances/10041',
		'/general-insurances/10042',
		'/woongarant-insurances/10045',
		'/otds',
		'/otds/10051',
		'/otds/10052',
		'/otds/10053',
		'/bankguarantees',
		'/bankguarantees/10061',
		'/bankguarantees/10062',
		'/fgvs',
		'/fgvs/10035',
		'/cardifao',
		'/cardifao/10085',
		'/business-income',
		'/business-income/10091',
		'/will-writing-advices',
		'/will-writing-advices/10095',
		'/purchase-intentions',
		'/purchase-intentions/10081',
	].map((address) => ({ address })),
]
