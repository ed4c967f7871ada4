import { askDoubts } from '#app/forms/doubts.server'
import { answerFailed, answerInvalid, type ParsedForm } from '#app/forms/parse-form.server'
import type { TextKey } from '#app/locales/texts'
import type { Uses, UsesOwner } from '#app/request/context.server'
import type { FormRoute } from './form-effects'
import { findChangedTerms, sealShownTerms, type ShownTerms } from './shown-terms.server'
import { answerUnbound } from './token-session.server'
import { answerDropped, answerTaken, type InputSubject } from './unsent.server'

export interface ShownSubject extends InputSubject {
	/** The same text as where the form id was created: `action 11012`. */
	subject: string
	/**
	 * Reads what the page of a binding form shows now; undefined when there is no such page any more. Nothing is sent when the
	 * client saw something else.
	 */
	readShown?: () => ShownTerms | undefined | Promise<ShownTerms | undefined>
	/** Set for a form that binds, and so may be refused in a session that a link opened. */
	route?: FormRoute
	/** Replaces the message of a failed call. */
	failure?: TextKey
}

type UsesAnswer = UsesOwner<'outcome' | 'say'>

/**
 * `shown` is what the client saw. `answer` shows the form again: with what changed, what would be dropped, doubts about
 * values, or the failure of the read.
 */
export async function checkShown<T>(
	ctx: UsesAnswer & Uses<'facts' | 'firm'>,
	form: ParsedForm<T>,
	about: ShownSubject,
) {
	const { subject, readShown, failure } = about
	try {
		const shown = await readShown?.()
		const changed = shown && findChangedTerms(ctx, subject, form.submission.payload, shown)
		if (changed) return { answer: answerChanged(ctx, form, { subject, changed, terms: shown }), shown }
		return { answer: answerDropped(ctx, form, about) ?? askDoubts(ctx, form, about.doubts ?? []), shown }
	} catch (error) {
		return { answer: await answerFailed(ctx, form, error, { words: failure && ctx.say(failure) }) }
	}
}

type Changed = NonNullable<ReturnType<typeof findChangedTerms>>

export function answerChanged<T>(
	ctx: UsesAnswer,
	form: ParsedForm<T>,
	{ subject, changed, terms }: { subject: string; changed: Changed; terms: ShownTerms },
) {
	const count = changed.rows.length
	const heading = count > 0 ? ctx.say('sending.shown.heading', { count }) : undefined
	return answerInvalid(ctx, form, { changed, heading, shownTerms: sealShownTerms(ctx, subject, terms) })
}

/** Shows what changed since the page was shown, of terms that nobody can agree to any more. */
export function answerWithdrawn<T>(
	ctx: UsesAnswer,
	form: ParsedForm<T>,
	{ subject, terms, words }: { subject: string; terms: ShownTerms; words: string },
) {
	const changed = findChangedTerms(ctx, subject, form.submission.payload, terms)
	const heading = ctx.say('sending.shown.unsent')
	return answerInvalid(ctx, form, { changed, heading, withdrawn: words })
}

/** Shows a form with errors again, and with them what changed since the page was shown, or that it is done. */
export function answerIncomplete<T>(
	ctx: UsesAnswer & Uses<'queryTokens' | 'session'>,
	form: ParsedForm<T>,
	about: InputSubject & {
		subject: string
		route: FormRoute
		terms: ShownTerms
		errors?: Record<string, string[]>
	},
) {
	const { subject, terms, errors } = about
	if (about.isDone) return answerTaken(ctx, form, about)
	const unbound = answerUnbound(ctx, form, about)
	if (unbound) return unbound
	const changed = findChangedTerms(ctx, subject, form.submission.payload, terms)
	if (!changed?.rows.length) return answerInvalid(ctx, form, { errors })
	return answerInvalid(ctx, form, { errors, changed, shownTerms: sealShownTerms(ctx, subject, terms) })
}
