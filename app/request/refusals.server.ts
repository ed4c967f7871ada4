import { json } from '@remix-run/node'
import type { EntryRequest } from './entry'
import type { RequestFacts, FailureReason } from './request-facts'
import type { Firm } from '#app/firm/firm.server'
import type { Say } from '#app/i18n/say.server'
import { formatWait } from '#app/lib/format-until'
import { paths } from '#app/paths'
import { listTypedTexts, listTypedValues, type KeptForm } from './kept-form'
import type { RetryView, RefusalView } from './refusal'

function refusal(view: RefusalView, init: { status: number; headers?: Record<string, string> }) {
	return json(view, init)
}

/** `missed` is the page that a signed-in client was led away from; its link may belong to another account. */
export function refuseNotFound(say: Say, missed?: { name: string; address: string }) {
	const links = [
		{ href: paths.dashboard(), label: say('notFound.toDashboard') },
		{ href: paths.login(), label: say('notFound.toLogin') },
	]
	return refusal(
		{
			kind: 'message',
			title: say('notFound.title'),
			lines: [say('notFound.text')],
			isLost: true,
			retry: missed && {
				action: paths.logout(),
				fields: [['returnTo', missed.address]],
				button: say('notFound.otherAccount.logout'),
				isQuiet: true,
				lines: [say('notFound.otherAccount.text', { name: missed.name })],
			},
			links,
		},
		{ status: 404 },
	)
}

/** Page for a form whose record is gone, before it was sent or because the API refused it. Shows what was typed. */
export function refuseGone(say: Say, kept: KeptForm | undefined, wasRefused: boolean) {
	const values = kept ? listTypedTexts(kept.fields) : []
	const links = [
		{ href: paths.help(), label: say('failure.gone.advisor') },
		{ href: paths.dashboard(), label: say('failure.toDashboard') },
	]
	const view: RefusalView = {
		kind: 'message',
		title: say(wasRefused ? 'failure.gone.refused' : 'failure.gone.title'),
		lines: [say('failure.gone.text')],
		typed: values.length > 0 ? { title: say('sending.unsent.title'), values } : undefined,
		links,
	}
	return refusal(view, { status: 404 })
}

interface Failure {
	reason: FailureReason
	status: number
	/** Request id, to find the failure in the log. */
	reference: string
	/** Replaces the text of the reason. */
	detail?: string
	kept?: KeptForm
}

export function refuseFailed(say: Say, { reason, status, reference, detail, kept }: Failure) {
	const view: RefusalView = {
		kind: 'message',
		title: say(`failure.${reason}.title`),
		lines: [detail ?? say(`failure.${reason}.text`)],
		reference: say('failure.reference', { reference }),
		retry: kept && againView(say, kept, say('failure.again.button')),
		links: [{ href: paths.dashboard(), label: say('failure.toDashboard') }],
	}
	return refusal(view, { status })
}

export function refuseEarly(say: Say, refused: NonNullable<RequestFacts['refused']>, reference: string) {
	const { reason, status, retry, kept } = refused
	if (!retry) return refuseFailed(say, { reason, status, reference })
	return refuseTooOften(say, retry, kept)
}

/** Lets the visitor submit the form or open the page again. */
export function refuseTooOften(
	say: Say,
	{ afterSeconds, address }: { afterSeconds: number; address?: string },
	kept?: KeptForm,
) {
	const retry = { href: address ?? '', label: say('failure.again.button') }
	const dashboard = { href: paths.dashboard(), label: say('failure.toDashboard') }
	const wait = say('failure.tooManyRequests.wait', { wait: formatWait(afterSeconds, say.language) })
	const view: RefusalView = {
		kind: 'message',
		title: say('failure.tooManyRequests.title'),
		lines: [`${say('failure.tooManyRequests.text')} ${wait}`],
		retry: kept && againView(say, kept, say('failure.again.button')),
		links: address === undefined || kept ? [dashboard] : [retry, dashboard],
	}
	return refusal(view, { status: 429, headers: { 'Retry-After': String(afterSeconds) } })
}

/** An old or foreign form is sent after a confirmation [A78]. */
export function refuseStaleForm(say: Say, kept: KeptForm) {
	const view: RefusalView = {
		kind: 'message',
		title: say('failure.staleForm.title'),
		lines: [say('failure.staleForm.text')],
		retry: againView(say, kept, say('failure.staleForm.button')),
		links: [{ href: paths.dashboard(), label: say('failure.staleForm.no') }],
	}
	return refusal(view, { status: 403 })
}

/** A browser that keeps no cookie would come back to the same page again and again. */
export function refuseWithoutCookies(say: Say) {
	const { title, text, how, again, help } = say.table('failure').withoutCookies
	const links = [
		{ href: paths.login(), label: again },
		{ href: paths.help(), label: help },
	]
	return refusal({ kind: 'message', title, lines: [text, how], links }, { status: 400 })
}

/** A form of another client: nothing was sent, and nothing of it is shown (contract §8). */
export function refuseOtherOwner(say: Say, isKept: boolean) {
	const links = [
		{ href: paths.dashboard(), label: say('failure.toDashboard') },
		{ href: paths.confirmLogout(), label: say('failure.otherOwner.logout') },
	]
	const lines = [say('failure.otherOwner.text'), ...(isKept ? [say('failure.otherOwner.kept')] : [])]
	return refusal({ kind: 'message', title: say('failure.otherOwner.title'), lines, links }, { status: 409 })
}

function againView(say: Say, { action, fields, incomplete, hasFiles }: KeptForm, button: string): RetryView {
	const { values, more } = listTypedValues(fields)
	return {
		action,
		fields,
		button,
		lines: [
			...(values.length > 0 ? [say('failure.again.kept')] : []),
			...(incomplete ? [say('failure.again.notKept')] : []),
			...(hasFiles ? [say('failure.again.files')] : []),
		],
		typed:
			values.length > 0
				? {
						title: say('failure.again.typed'),
						values,
						more: more > 0 ? say('failure.again.more', { count: more }) : undefined,
					}
				: undefined,
	}
}

/** Replaces every page [89]. */
export function showMaintenance(say: Say, retry = paths.login()) {
	const lines = [say('maintenance.line1'), say('maintenance.line2')]
	const links = [{ href: retry, label: say('maintenance.retry') }]
	return refusal(
		{ kind: 'message', title: say('maintenance.title'), lines, links },
		{ status: 503, headers: { 'Retry-After': '300' } },
	)
}

/** Replaces any page, and says what follows the choice [90]. */
export function showBranchChooser(say: Say, firm: Firm, asks: EntryRequest | 'formLost', status = 200) {
	const { title, none, choose, legend, required: nothing, submit, purpose } = say.table('branches')
	const view: RefusalView = {
		kind: 'branches',
		title,
		none,
		choose,
		list: { legend, nothing, submit },
		purpose: asks === 'login' ? purpose : say(`branches.next.${asks}`),
		branches: firm.branches.map(({ name, domain }) => ({ domain, name })),
	}
	return refusal(view, { status })
}

/** A link of another consumer needs a confirmation (contract §5). */
export function confirmOtherConsumer(say: Say, returnTo: string) {
	const { title, text, continue: yes, stay: no } = say.table('login').otherConsumer
	return refusal({ kind: 'question', asks: 'link', title, text, yes, no, returnTo }, { status: 200 })
}

/** A link whose access token is over is opened by a button, so that a scanner spends nothing (contract §10). */
export function confirmOldLink(say: Say, returnTo: string, isSignedIn: boolean) {
	const { otherConsumer, oldLink } = say.table('login')
	const text = isSignedIn ? oldLink.signedIn : oldLink.text
	const no = isSignedIn ? otherConsumer.stay : oldLink.stay
	const words = { title: oldLink.title, text, yes: otherConsumer.continue, no }
	return refusal({ kind: 'question', asks: 'link', ...words, returnTo }, { status: 200 })
}

/** A guest's form, posted while somebody is signed in in the same browser, needs one too: nothing was sent. */
export function confirmGuestForm(say: Say, returnTo: string) {
	const { title, text, continue: yes, stay: no } = say.table('login').guestForm
	return refusal({ kind: 'question', asks: 'form', title, text, yes, no, returnTo }, { status: 409 })
}
