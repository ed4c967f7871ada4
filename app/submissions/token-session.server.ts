import { getConfig } from '#app/config/config.server'
import { answerUnsendable, type ParsedForm } from '#app/forms/parse-form.server'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import type { Uses } from '#app/request/context.server'
import { isOpenedByLink } from '#app/session/opened-by-link'
import { listInput, showUnsent, type InputSubject } from './unsent.server'

type Opened = Uses<'queryTokens' | 'session'>

/** False where the firm lets nobody bind a client in a session that a link opened. */
export function mayBind(ctx: Opened): boolean {
	return getConfig().TOKEN_SESSIONS_BIND === 'on' || !isOpenedByLink(ctx)
}

/** In place of a form that binds: why it is not there, and the ways to the adviser and to an own sign-in. */
export function describeUnbound(say: Say) {
	const { title, text } = say.table('sending').byLink
	return {
		title,
		text,
		links: [listSignInLink(say), { href: paths.help(), label: say('sending.unsent.advisor') }],
	}
}

function listSignInLink(say: Say) {
	return { href: paths.confirmLogout(), label: say('sending.byLink.signIn') }
}

/** Refuses a form that binds, and shows its input; undefined where it may be sent. */
export function answerUnbound<T>(
	ctx: Opened & Uses<'outcome' | 'say'>,
	form: ParsedForm<T>,
	about: InputSubject,
) {
	if (mayBind(ctx)) return undefined
	const { say } = ctx
	const { unsent: heading, text: words } = say.table('sending').byLink
	const unsent = showUnsent(say, listInput(form, about, say), [listSignInLink(say)])
	return answerUnsendable(ctx, { heading, words, unsent }, 403)
}
