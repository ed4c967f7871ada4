import type { Dayjs } from 'dayjs'
import type { Mortgage } from '#app/api/resources/mortgage'
import { mapList } from '#app/lib/read-list'
import { findFirstEnd } from './key-figures'
import { findPartDebt } from './part-debt'

type Lent = Pick<Mortgage, 'loanParts'>

/** Parts as the end of a rate sees them: one that is repaid has none. */
export function hideRepaidEnds({ loanParts }: Lent, today: Dayjs) {
	return mapList(loanParts, (part) => {
		const debt = findPartDebt(part, today)
		return 'debt' in debt && debt.debt === 0 ? { ...part, endOfFixedRatePeriod: undefined } : part
	})
}

/** The nearest end of a fixed rate of what is owed; undefined when there is none, or another one may end earlier. */
export function findRateEnd(mortgage: Lent, today: Dayjs) {
	return findFirstEnd(hideRepaidEnds(mortgage, today), today)
}
