/** Equal payments, equal repayments, or one repayment at the end. */
export type RepaymentType = 'annuity' | 'linear' | 'interestOnly'

export interface Loan {
	type: RepaymentType
	/** Euros, above 0. */
	amount: number
	/** Per cent a year; each month costs a twelfth. */
	interest: number
	/** Above 0. */
	months: number
}

/** Balance in euros after a number of payments; 0 at the end, except for an interest-only loan. */
export function computeBalance({ type, amount, interest, months }: Loan, payments: number): number {
	const paid = Math.min(Math.max(payments, 0), months)
	if (type === 'interestOnly') return amount
	const growth = type === 'annuity' ? Math.log1p(interest / 1200) : 0
	if (growth === 0) return amount * (1 - paid / months)
	return amount * (1 - Math.expm1(paid * growth) / Math.expm1(months * growth))
}

/** Payment of a month, counted from 1: interest on the balance before it, and the repayment. */
export function computePayment(loan: Loan, month: number): { interest: number; repayment: number } {
	const before = computeBalance(loan, month - 1)
	return { interest: (before * loan.interest) / 1200, repayment: before - computeBalance(loan, month) }
}
