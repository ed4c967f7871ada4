import { z } from 'zod/v4'
import { getConfig } from '#app/config/config.server'
import { answerUnsendable, parseForm, type ParsedForm } from '#app/forms/parse-form.server'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import type { Uses } from '#app/request/context.server'
import { isOpenedByLink } from '#app/session/session-state.server'
import { formEffects, type FormRoute } from './form-effects'
import { listInput, type InputSubject } from './unsent.server'
import { showUnsent } from '#app/request/show-unsent'

type Opened = Uses<'queryTokens' | 'session'>

/** False for a form that binds, in a session that a link opened, where the firm does not allow that. */
export function maySend(ctx: Opened, route: FormRoute): boolean {
	const isOpen = formEffects[route] === 'open' || getConfig().TOKEN_SESSIONS_BIND === 'on'
	return isOpen || !isOpenedByLink(ctx)
}

/** In place of a page with one form that binds; undefined where it may be sent. */
export function findUnbound(ctx: Opened & Uses<'say'>, route: FormRoute) {
	if (maySend(ctx, route)) return undefined
	const unbound = describeUnbound(ctx.say)
	return { kind: 'unbound' as const, title: unbound.title, unbound }
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

/** Refuses a form without input of the client, or with secrets alone; undefined where it may be sent. */
export async function answerUnboundPress(
	ctx: Opened & Uses<'outcome' | 'say'>,
	request: Request,
	route: FormRoute,
) {
	if (maySend(ctx, route)) return undefined
	return answerUnbound(ctx, await parseForm(request, z.object({})), { route, listAnswers: () => [] })
}

/** Refuses a form that binds, and shows its input; undefined where it may be sent. */
export function answerUnbound<T>(
	ctx: Opened & Uses<'outcome' | 'say'>,
	form: ParsedForm<T>,
	about: InputSubject & { route?: FormRoute },
) {
	if (about.route === undefined || maySend(ctx, about.route)) return undefined
	const { say } = ctx
	const { unsent: heading, text: words } = say.table('sending').byLink
	const unsent = showUnsent(say, listInput(form, about, say), [listSignInLink(say)])
	return answerUnsendable(ctx, { heading, words, unsent }, 403)
}
