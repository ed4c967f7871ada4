import { redirect, type SerializeFrom } from '@remix-run/node'
import type { Action } from '#app/api/resources/action'
import type { Otd } from '#app/api/resources/otd'
import type { Uses } from '#app/request/context.server'
import { findFirmHtml } from '#app/firm/firm-html.server'
import { findOtherLanguage, findWording } from '#app/i18n/language'
import type { Say } from '#app/i18n/say.server'
import { sanitiseHtml } from '#app/lib/sanitise-html.server'
import { paths } from '#app/paths'

export type TermsView = SerializeFrom<typeof getTerms>

/** @see [404] [A36] */
export async function getTerms({ firm, say }: Uses<'firm' | 'say'>, { id }: Otd, action: Action) {
	const { licence } = await firm()
	const { otdTermsTitle, otdTermsContent } = licence.content
	const { chapters: _, title, ...texts } = say.table('otdTerms')
	return {
		kind: 'terms' as const,
		title: findWording(otdTermsTitle, say.language) || title,
		titleLang: findOtherLanguage(otdTermsTitle, say.language),
		html: findFirmHtml(otdTermsContent, say) ?? { html: sanitiseHtml(ownTerms(say)), lang: undefined },
		href: paths.otdTerms(id, action.id),
		back: { href: paths.otdSign(id, action.id), label: texts.back },
		texts,
	}
}

function ownTerms(say: Say) {
	const chapters = Object.values(say.table('otdTerms').chapters)
	return chapters.map(({ title, text }) => `<h2>${title}</h2><p>${text}</p>`).join('')
}

/** Agreements are valid for the session. */
export function hasAcceptedTerms({ session }: Uses<'session'>, { id }: Action) {
	return session.data.agreedTerms.includes(id)
}

/** @see [396] */
export function acceptTerms(ctx: Uses<'session'>, { id }: Otd, action: Action) {
	const { session } = ctx
	if (!hasAcceptedTerms(ctx, action)) {
		session.change((data) => void data.agreedTerms.push(action.id))
		session.notify('success', 'otdTerms.agreed')
	}
	return redirect(paths.otdSign(id, action.id), 303)
}
