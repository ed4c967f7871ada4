import type { StatedAction } from '#app/products/task-state.server'
import { z } from 'zod/v4'
import type { Otd } from '#app/api/resources/otd'
import type { UsesOwner, UsesSending } from '#app/request/context.server'
import { createFieldSchemas } from '#app/forms/field-schemas.server'
import { createPrefilledSchema, parsePrefilled } from '#app/forms/parse-prefilled.server'
import type { ShownTexts } from '#app/request/form-fields'
import {
	answerUnsendable,
	isComplete,
	type CompleteForm,
	type ParsedForm,
} from '#app/forms/parse-form.server'
import { unwordedError } from '#app/forms/unworded-errors'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { createFact } from '#app/products/facts'
import { describeReadPaper } from '#app/submissions/read-papers.server'
import { answerIncomplete } from '#app/submissions/check-shown.server'
import { isOldForm } from '#app/submissions/form-ids.server'
import { toActionSubject, sendOnce } from '#app/submissions/send-once.server'
import { keepTyped } from '#app/submissions/typed-draft.server'
import type { ShownTerms } from '#app/submissions/shown-terms.server'
import { listTexts } from '#app/submissions/unsent.server'
import { showUnsent } from '#app/request/show-unsent'
import { canSignHere, describeUnsignable, listMandate } from './mandate.server'
import { listSignTerms, prefillAccount } from './sign-page.server'
import { termsButton } from './terms-button'
import { hasAcceptedTerms, readTermsText } from './terms.server'

function createRequiredSchema(otd: Otd, say: Say) {
	const { text, agreed } = createFieldSchemas(say)
	const iban = text('short').transform((typed) => typed.replace(/\s/g, '').toUpperCase())
	const known = prefillAccount(otd)
	const account = z.object({
		sepaAccountholderIbanAccount: createPrefilledSchema(iban, known.sepaAccountholderIbanAccount),
		sepaAccountholderIbanName: createPrefilledSchema(text('line'), known.sepaAccountholderIbanName),
	})
	const none: z.ZodType<Partial<z.output<typeof account>>> = z.object({})
	const consent = z.object({ agreed: agreed('otdSign.mustAgree') })
	return (otd.hasAutomaticDebitFees === true ? account : none).and(consent)
}

/** Errors follow the order of [393-395]. The switch has none while it is disabled (terms not read). */
export function createSignSchema(otd: Otd, hasAgreed: boolean, say: Say) {
	const schema = createRequiredSchema(otd, say)
	const typed = z.string().optional()
	const rawSchema = z.object({
		agreed: typed,
		[termsButton]: typed,
		sepaAccountholderIbanAccount: typed,
		sepaAccountholderIbanName: typed,
	})
	return rawSchema.transform((form, context): z.output<typeof schema> => {
		const fault = (path: PropertyKey[], message: string) =>
			context.addIssue({ code: 'custom', path: [...path], message })
		// The button that opens the terms sends nothing.
		if (form[termsButton] !== undefined) return z.NEVER
		const read = schema.safeParse(form, { error: unwordedError })
		if (read.success && hasAgreed) return read.data
		if (!hasAgreed) fault([termsButton], say('otdSign.termsNotRead'))
		if (!read.success && (hasAgreed || form.agreed === 'on')) fault([], say('otdSign.allRequired'))
		for (const { path, message } of read.error?.issues ?? [])
			if (hasAgreed || path[0] !== 'agreed') fault(path, message)
		return z.NEVER
	})
}

/** Leaves for the terms, shows the form again, or signs. */
export async function postSignature(
	ctx: UsesSending<'api' | 'firm'>,
	request: Request,
	otd: Otd,
	action: StatedAction,
) {
	const { say } = ctx
	const text = await readTermsText(ctx)
	const schema = createSignSchema(otd, hasAcceptedTerms(ctx, action, text), say)
	const posted = await parsePrefilled(request, schema, { prefill: prefillAccount(otd) }, say)
	const { form } = posted
	if (Object.hasOwn(form.submission.payload, termsButton) && canSignHere(otd))
		return leaveForTerms(ctx, posted, action, otd)
	if (!action.isDone && !canSignHere(otd)) return answerUnsignable(ctx, form)
	const subject = toActionSubject(action)
	const terms = await listSignTerms(ctx, otd)
	const changes = (await isOldForm(ctx, subject, form)) ? {} : posted.changes
	if (!isComplete(form) || Object.keys(changes).length > 0)
		return answerIncomplete(ctx, form, { ...subject, route: 'actions/sign-otd', terms, errors: changes })
	return sendSignature(ctx, form, action, { otd, terms })
}

function answerUnsignable(ctx: UsesSending, form: ParsedForm<unknown>) {
	const { title: heading, text: words } = describeUnsignable(ctx.say)
	const unsent = showUnsent(ctx.say, listTexts(form.submission.payload, ctx.say))
	return answerUnsendable(ctx, { heading, words, unsent }, 409)
}

function leaveForTerms(
	ctx: UsesOwner<'outcome' | 'queryTokens' | 'say' | 'session'>,
	{ form, shown }: { form: ParsedForm<unknown>; shown?: ShownTexts },
	action: StatedAction,
	otd: Otd,
) {
	const to = paths.otdTerms(otd.id, action.id)
	const prefilled = { prefill: prefillAccount(otd), shown }
	return keepTyped(ctx, toActionSubject(action), form, { button: termsButton, to, ...prefilled })
}

/** @see [397] */
export function sendSignature(
	ctx: UsesSending<'api'>,
	form: CompleteForm<z.output<ReturnType<typeof createSignSchema>>>,
	action: StatedAction,
	{ otd, terms }: { otd: Otd; terms: ShownTerms },
) {
	const { api, say } = ctx
	const { agreed: _, ...data } = form.value
	const texts = say.table('otdSign')
	const { sepaAccountholderIbanAccount: iban, sepaAccountholderIbanName: holder } = data
	const account = iban ? [createFact(texts.iban, iban), createFact(texts.holder, holder)] : []
	const about = {
		...toActionSubject(action),
		route: 'actions/sign-otd' as const,
		readShown: () => terms,
		listAnswers: () => [createFact(texts.agreedTo, texts.agreedToAll), ...account],
	}
	return sendOnce(ctx, form, about, async () => {
		const path = `/api/products/otds/actions/${encodeURIComponent(action.id)}/sign`
		await api.post(path, { data })
		return {
			to: paths.dashboard(),
			notice: { key: 'otdSign.signed' },
			receipt: {
				title: typeof otd.label === 'string' ? `${texts.receipt}: ${otd.label}` : texts.receipt,
				sent: [
					createFact(texts.agreedTo, texts.agreedToAll),
					...(iban ? await listMandate(ctx, otd, { iban, holder }) : []),
				],
				next: texts.next,
				shown: [await describeReadPaper(ctx, { kind: 'otd', id: action.id })],
			},
		}
	})
}
