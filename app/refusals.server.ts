import { json } from '@remix-run/node'
import type { FailureReason } from '#app/context.server'
import type { Firm } from '#app/firm/firm.server'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import type { RefusalView } from '#app/refusal'

/** The answer that takes a page's place: throw it. */
function refusal(view: RefusalView, init: { status: number; headers?: Record<string, string> }) {
	return json(view, init)
}

/** Spec 1 §2.11: with links to the login and the dashboard. */
export function notFoundRefusal(say: Say) {
	const links = [
		{ href: paths.dashboard(), label: say('notFound.toDashboard') },
		{ href: paths.login(), label: say('notFound.toLogin') },
	]
	return refusal(
		{ kind: 'message', title: say('notFound.title'), lines: [say('notFound.text')], links },
		{ status: 404 },
	)
}

/** Something failed or is not allowed; `reference` finds it in the log. */
export function failureRefusal(
	say: Say,
	reason: FailureReason,
	status: number,
	reference: string,
	detail?: string,
) {
	const view: RefusalView = {
		kind: 'message',
		title: say(`failure.${reason}.title`),
		lines: [detail ?? say(`failure.${reason}.text`)],
		reference: say('failure.reference', { reference }),
		links: [{ href: paths.dashboard(), label: say('failure.toDashboard') }],
	}
	return refusal(view, { status })
}

/** A form that was too old, or came from elsewhere: it can be sent once more, on purpose (A78). */
export function staleFormRefusal(say: Say, again: { action: string; fields: [string, string][] }) {
	void again
	const view: RefusalView = {
		kind: 'message',
		title: say('failure.forbidden.title'),
		lines: [say('failure.forbidden.text')],
		links: [{ href: paths.dashboard(), label: say('failure.toDashboard') }],
	}
	return refusal(view, { status: 403 })
}

/** Spec 1 §2.11: maintenance replaces the whole portal. */
export function maintenanceRefusal(say: Say) {
	const lines = [say('maintenance.line1'), say('maintenance.line2')]
	const links = [{ href: paths.login(), label: say('maintenance.retry') }]
	return refusal(
		{ kind: 'message', title: say('maintenance.title'), lines, links },
		{ status: 503, headers: { 'Retry-After': '300' } },
	)
}

/** The branch chooser, in the place of whatever page was asked for (spec 1 §2.3). */
export function branchesRefusal(say: Say, firm: Firm) {
	const view: RefusalView = {
		kind: 'branches',
		title: say('branches.title'),
		purpose: say('branches.purpose'),
		none: say('branches.none'),
		choose: say('branches.choose'),
		branches: firm.branches.map(({ name, domain }) => ({ domain, name })),
	}
	return refusal(view, { status: 200 })
}

/** A link holds the tokens of somebody else than who is signed in: nothing changes without a yes (contract §5). */
export function otherConsumerRefusal(say: Say, returnTo: string) {
	const { title, text, continue: yes, stay: no } = say.table('login').otherConsumer
	return refusal({ kind: 'question', title, text, yes, no, returnTo }, { status: 200 })
}
