import { paths } from '#app/paths'
import { createSessionCookie } from '#app/session/cookie.server'
import { openGuestKey } from '#app/session/guest-key.server'
import { guestNotices } from '#app/session/guest-notices'
import { openDevice } from '#app/session/known-device.server'
import { openLoginTarget } from '#app/session/login-target.server'
import { createPreferenceWriter } from '#app/session/preferences.server'
import { createPriorityCookies } from '#app/session/priority-mark.server'
import { openRefusedCookie } from '#app/session/refused-form-cookie.server'
import type { Session } from '#app/session/session.server'
import type { Cookies, Visitor } from './context.server'
import type { Outcome } from './outcome'
import { noteVisit, type RequestFacts } from './request-facts'
import { simpleVersion } from './weak-device.server'

interface CookieInput {
	session: Session
	/** Id in the session cookie that came with the request. */
	sessionId: string | undefined
	visitor: Visitor
	outcome: Outcome
	facts: RequestFacts
}

export async function openCookies(
	request: Request,
	{ session, sessionId, visitor, outcome, facts }: CookieInput,
): Promise<Cookies> {
	const [header, secure] = [request.headers.get('Cookie'), facts.secure]
	const device = openDevice(header, secure)
	const guestKey = await openGuestKey(header, secure)
	const refusedForm = await openRefusedCookie(header, secure, session.now)
	const { loginTarget, lines: targetLines } = await openTarget(request, session, secure)
	const { prefer, lines: preferenceLines } = createPreferenceWriter(visitor.preferences, secure)
	if (visitor.isWeak) prefer(simpleVersion)

	async function commitSession() {
		const id = await session.commit()
		noteVisit(facts, session)
		if (id === undefined || id === sessionId) return []
		const markedId = (session.data.consumer && id) ?? undefined
		return [
			await createSessionCookie(id, secure),
			...createPriorityCookies({ sessionId: markedId, sent: header, secure }),
		]
	}

	return {
		device,
		guestKey,
		loginTarget,
		refusedForm,
		prefer,
		addNotice(notice) {
			const { kind, key } = guestNotices[notice]
			if (session.owner === undefined) prefer({ notice })
			else session.notify(kind, key)
		},
		async commit(leadsOn) {
			if (!leadsOn && !outcome.prefetch) endWhatIsSeen(session, outcome, prefer)
			const own = await commitSession()
			const others = await Promise.all([targetLines(), preferenceLines(), device.lines()])
			return [own, refusedForm.lines(), guestKey.lines(), ...others].flat()
		},
	}
}

/** The address of the login says where to go, beside the cookie. */
function openTarget(request: Request, session: Session, secure: boolean) {
	const { pathname, searchParams } = new URL(request.url)
	const told = pathname === paths.login() ? searchParams.get('to') : null
	return openLoginTarget(request.headers.get('Cookie'), { told, now: session.now(), secure })
}

/** Removes notices and marks that one page shows once. */
function endWhatIsSeen(
	session: Session,
	{ leavesLanding, shownNotices }: Outcome,
	prefer: Cookies['prefer'],
) {
	session.moveNotices(shownNotices)
	if (leavesLanding) session.change((data) => void delete data.landing)
	if (session.data.isArriving) session.change((data) => void delete data.isArriving)
	if (shownNotices.includes('farewell')) prefer({ notice: undefined })
}
