import type { Otd } from '#app/api/resources/otd'
import { createFact } from '#app/products/facts'
import type { Uses } from '#app/request/context.server'

/** Party that may collect: the assignment's creditor, else the firm by its name [A168]. */
async function findCreditor({ firm, say }: Uses<'firm' | 'say'>, { sepaCreditorName }: Otd) {
	const { branches, branch } = await firm()
	// A branch without a name is listed under its domain.
	const named = branches.find(({ domain, name }) => domain === branch && name !== domain)
	return sepaCreditorName ?? named?.name ?? say('otdSign.mandate.firm')
}

/** Sentence beside the account. Undefined without a direct debit. */
export async function describeMandate(ctx: Uses<'firm' | 'say'>, otd: Otd) {
	if (!otd.hasAutomaticDebitFees) return undefined
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
