/** How a loan is paid back: by equal payments, by equal repayments, or all of it at its end. */
export type RepaymentType = 'annuity' | 'linear' | 'interestOnly'

export interface Loan {
	type: RepaymentType
	/** In euros, above 0. */
	amount: number
	/** In per cents a year; a month costs a twelfth of it. */
	interest: number
	/** How long it runs, above 0. */
	months: number
}

/** What is owed after so many payments, in euros: 0 at the end, but for a loan that is paid back in one sum there. */
export function computeBalance({ type, amount, interest, months }: Loan, payments: number): number {
	const paid = Math.min(Math.max(payments, 0), months)
	if (type === 'interestOnly') return amount
	const growth = type === 'annuity' ? Math.log1p(interest / 1200) : 0
	if (growth === 0) return amount * (1 - paid / months)
	return amount * (1 - Math.expm1(paid * growth) / Math.expm1(months * growth))
}

/** What a month costs, the first one being 1: interest over what is owed before it, and what is paid back. */
export function computePayment(loan: Loan, month: number): { interest: number; repayment: number } {
	const before = computeBalance(loan, month - 1)
	return { interest: (before * loan.interest) / 1200, repayment: before - computeBalance(loan, month) }
}
