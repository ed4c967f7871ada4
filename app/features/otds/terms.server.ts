import type { StatedAction } from '#app/products/task-state.server'
import { redirect, type SerializeFrom } from '@remix-run/node'
import { z } from 'zod/v4'
import type { Otd } from '#app/api/resources/otd'
import { computeHash } from '#app/config/seal.server'
import type { Uses, UsesOwner } from '#app/request/context.server'
import { findBindingHtml, findBindingText } from '#app/firm/firm-html.server'
import { parseForm } from '#app/forms/parse-form.server'
import type { Say } from '#app/i18n/say.server'
import { listHtmlLines } from '#app/lib/html/html-lines.server'
import { sanitiseHtml } from '#app/lib/html/sanitise-html.server'
import { paths } from '#app/paths'
import { answerUnboundPress } from '#app/submissions/token-session.server'
import { answerChanged } from '#app/submissions/check-shown.server'
import {
	findChangedTerms,
	hashText,
	sealShownTerms,
	type ShownText,
} from '#app/submissions/shown-terms.server'

export type TermsView = SerializeFrom<typeof getTerms>

/** @see [404] [A36] */
export async function getTerms(ctx: UsesOwner<'firm' | 'say'>, { id }: Otd, action: StatedAction) {
	const { say } = ctx
	const { chapters: _, title, ...texts } = say.table('otdTerms')
	const content = await readContent(ctx)
	return {
		kind: 'terms' as const,
		...content,
		shownTerms: sealShownTerms(ctx, subjectOf(action), { facts: [], texts: [toShownText(say, content)] }),
		href: paths.otdTerms(id, action.id),
		back: { href: paths.otdSign(id, action.id), label: texts.back },
		texts,
	}
}

/** Without script, style and other unsafe parts. */
async function readContent({ firm, say }: Uses<'firm' | 'say'>) {
	const { otdTermsTitle, otdTermsContent } = (await firm()).licence.content
	const title = findBindingText(otdTermsTitle, say)
	return {
		title: title?.text ?? say('otdTerms.title'),
		titleLang: title?.lang,
		html: findBindingHtml(otdTermsContent, say) ?? { html: sanitiseHtml(ownTerms(say)), lang: undefined },
	}
}

/** The words of the terms as they are now. */
export async function readTermsText(ctx: Uses<'firm' | 'say'>): Promise<ShownText> {
	return toShownText(ctx.say, await readContent(ctx))
}

function toShownText(say: Say, { title, html }: Awaited<ReturnType<typeof readContent>>): ShownText {
	return { title, lines: listHtmlLines(html.html, say.table('sending').shown) }
}

function ownTerms(say: Say) {
	const chapters = Object.values(say.table('otdTerms').chapters)
	return chapters.map(({ title, text }) => `<h2>${title}</h2><p>${text}</p>`).join('')
}

function subjectOf({ id }: StatedAction) {
	return `terms ${id}`
}

/** Agreements are valid for the session and for this text. */
export function hasAcceptedTerms({ session }: Uses<'session'>, action: StatedAction, text: ShownText) {
	return session.data.agreedTerms.includes(agreementOf(action, text))
}

function agreementOf({ id }: StatedAction, text: ShownText) {
	return computeHash(`${id}\n${hashText(text)}`)
}

/** @see [396] */
export async function acceptTerms(
	ctx: UsesOwner<'firm' | 'outcome' | 'queryTokens' | 'say' | 'session'>,
	request: Request,
	{ id }: Otd,
	action: StatedAction,
) {
	const { session } = ctx
	if (action.isDone) return redirect(paths.otdSign(id, action.id), 303)
	const text = await readTermsText(ctx)
	if (!hasAcceptedTerms(ctx, action, text)) {
		const unbound = await answerUnboundPress(ctx, request, 'actions/sign-otd')
		if (unbound) return unbound
		const form = await parseForm(request, z.object({}))
		const terms = { facts: [], texts: [text] }
		const subject = subjectOf(action)
		const changed = findChangedTerms(ctx, subject, form.submission.payload, terms)
		if (changed) return answerChanged(ctx, form, { subject, changed, terms })
		session.change((data) => void data.agreedTerms.push(agreementOf(action, text)))
		session.notify('success', 'otdTerms.agreed')
	}
	return redirect(paths.otdSign(id, action.id), 303)
}
