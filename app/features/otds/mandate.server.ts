import type { Otd } from '#app/api/resources/otd'
import { createFact } from '#app/products/facts'
import { hasUnread } from '#app/lib/unread'
import { showsText } from '#app/lib/html/shows-text'
import { toCents } from '#app/lib/money'
import { paths } from '#app/paths'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'

/** The creditor that the assignment names. Invisible characters are no name. */
export function findCreditorName({ sepaCreditorName: name }: Otd) {
	return typeof name === 'string' && showsText(name) ? name : undefined
}

/** False for a name, costs, a service or a creditor that could not be read, and for a debit without an amount: nobody can agree to it here. */
export function canSignHere(otd: Otd) {
	const { grandTotal, totalAtOnce, totalMonthly, hasAutomaticDebitFees, vatPercentage, vatTotalMonthly } = otd
	if (hasUnread({ grandTotal, totalAtOnce, totalMonthly, hasAutomaticDebitFees })) return false
	if (hasUnread({ label: otd.label, service: otd.serviceName, subservice: otd.subserviceName })) return false
	if (hasAutomaticDebitFees !== true) return true
	const { sepaCreditorName, sepaCreditorId, sepaPaymentReference } = otd
	const parts = { vatPercentage, vatTotalMonthly, sepaCreditorName, sepaCreditorId, sepaPaymentReference }
	const isRead = !hasUnread(parts)
	return isRead && typeof totalMonthly === 'number' && toCents(totalMonthly) > 0
}

/** In place of the form: why it is not there, and the way to the adviser. */
export function describeUnsignable(say: Say) {
	const { title, text } = say.table('otdSign').unsignable
	return { title, text, links: [{ href: paths.help(), label: say('sending.unsent.advisor') }] }
}

/** Party that may collect: the assignment's creditor, else the firm by its name [A168]. */
async function findCreditor({ firm, say }: Uses<'firm' | 'say'>, otd: Otd) {
	const { branches, branch } = await firm()
	// A branch without a name is listed under its domain.
	const named = branches.find(({ domain, name }) => domain === branch && name !== domain)
	return findCreditorName(otd) ?? named?.name ?? say('otdSign.mandate.firm')
}

/** Sentence beside the account. Undefined without a direct debit. */
export async function describeMandate(ctx: Uses<'firm' | 'say'>, otd: Otd) {
	if (otd.hasAutomaticDebitFees !== true) return undefined
	const creditor = await findCreditor(ctx, otd)
	return createFact(ctx.say('otdSign.mandate.term'), ctx.say('otdSign.mandate.asked', { creditor }))
}

/** Lines of the receipt. The mandate is a consent of its own, so it has its own line. */
export async function listMandate(
	ctx: Uses<'firm' | 'say'>,
	otd: Otd,
	{ iban, holder = '-' }: { iban: string; holder?: string },
) {
	const { mandate, ...texts } = ctx.say.table('otdSign')
	const creditor = await findCreditor(ctx, otd)
	return [
		createFact(texts.iban, iban),
		createFact(texts.holder, holder),
		createFact(mandate.term, ctx.say('otdSign.mandate.detail', { creditor, iban, holder })),
	]
}
