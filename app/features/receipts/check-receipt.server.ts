import type { SerializeFrom } from '@remix-run/node'
import { z } from 'zod/v4'
import { checkReceiptSeal } from '#app/config/receipt-seal.server'
import { answerFailed, answerInvalid, isComplete, parseForm } from '#app/forms/parse-form.server'
import { describeLimit, textLengths } from '#app/forms/text-lengths'
import type { Say } from '#app/i18n/say.server'
import { requireToken } from '#app/limits/limits.server'
import { TooOften } from '#app/limits/counter.server'
import { paths } from '#app/paths'
import type { Uses } from '#app/request/context.server'

export type ReceiptCheckView = SerializeFrom<typeof getReceiptCheckPage>

export function getReceiptCheckPage(say: Say) {
	const { title, purpose, label, hint, submit, numbers, key } = say.table('receipts').check
	return {
		title,
		purpose,
		label,
		hint,
		submit,
		numbers,
		publicKey: { ...key, href: paths.receiptKey() },
	}
}

/** Compares the posted text with its seal alone; `app/server/slow-bodies.ts` bounds its size. Checks are limited as sign-ins are, apart from them. */
export async function checkReceipt(ctx: Uses<'facts' | 'firm' | 'outcome' | 'say'>, request: Request) {
	const texts = ctx.say.table('receipts').check
	// Pasted, and too large to count as a person does.
	const tooLong = describeLimit('receipt', ctx.say)
	const text = z.string({ error: texts.empty }).trim().min(1, texts.empty).max(textLengths.receipt, tooLong)
	const schema = z.object({ text })
	const form = await parseForm(request, schema)
	if (!isComplete(form)) return answerInvalid(ctx, form)
	try {
		await requireToken('failures', ctx.facts.clientAddress && `${ctx.facts.clientAddress} receipts`)
	} catch (error) {
		if (!(error instanceof TooOften)) throw error
		return answerFailed(ctx, form, error)
	}
	const seal = checkReceiptSeal(form.value.text)
	if (seal !== 'right') return answerInvalid(ctx, form, { errors: { text: [texts[seal]] } })
	return { outcome: { kind: texts.right, text: texts.rightText } }
}
