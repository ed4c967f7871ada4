import { expect } from 'vitest'
import { feedbackLinks } from '#app/backend/seed/feedback'
import { fillIn, roos, send } from '../journeys/guest/dossier-site'
import type { Page } from '../support/page'
import type { TestPortal } from '../support/portal'
import { startVisitor, type Visitor } from '../support/visitor'

const mostRedirects = 5
const ownPage = 'Wij zijn even niet bereikbaar'

/** Response at the end of a browser's redirects. */
export interface Landing {
	status: number
	redirects: number
	retryAfter?: string
	/** True for the page of the portal that says that it is away. */
	isAwayPage: boolean
	html: string
}

interface Row {
	name: string
	path: string
	/** `member` has the cookies of a signed-in client, `guest` none. */
	as: 'guest' | 'member'
	/** Sends the form of the page; absent: the page itself counts. */
	send?: (page: Page) => Promise<Page>
}

/** Forms of guests; the second needs no store. */
export const dossierRow = 'a dossier sent'
export const languageRow = 'another language chosen'

/** Addresses that the table has a line for. */
export const rows: Row[] = [
	{ name: 'login', path: '/', as: 'guest' },
	{ name: 'mortgage check from a mail', path: '/mortgage-check-login/11037?domain=noord', as: 'guest' },
	{ name: 'create a dossier', path: '/dossiers/create?domain=noord', as: 'guest' },
	{ name: 'feedback from a mail', path: feedbackLinks[0] ?? '', as: 'guest' },
	{ name: 'forgotten password', path: '/forgot/password', as: 'guest' },
	{
		name: dossierRow,
		path: '/dossiers/create',
		as: 'guest',
		send: (page) => fillIn(page, roos).press(send, { redirects: false }),
	},
	{
		name: languageRow,
		path: '/',
		as: 'guest',
		send: (page) => page.press('English', { redirects: false }),
	},
	{ name: 'a page for clients', path: '/dashboard', as: 'guest' },
	{ name: 'overview, signed in', path: '/dashboard', as: 'member' },
	{ name: 'a mortgage, signed in', path: '/mortgages/10011', as: 'member' },
	{ name: 'a form, signed in', path: '/actions/11001/upload-document', as: 'member' },
	{ name: '/healthz', path: '/healthz', as: 'guest' },
	{ name: '/readyz', path: '/readyz', as: 'guest' },
]

/** Opens each address once. @throws Error for redirects without an end */
export async function openAll(portal: TestPortal, member: Visitor) {
	const landings = new Map<string, Landing>()
	for (const { name, path, as, send: sendForm } of rows) {
		const visitor = as === 'member' ? member : startVisitor(portal.url)
		landings.set(name, await land(visitor, path, sendForm))
	}
	return landings
}

async function land(visitor: Visitor, path: string, sendForm: Row['send']): Promise<Landing> {
	let page = await visitor.visit(path, { redirects: false })
	if (sendForm) page = await sendForm(page)
	for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
		const { location, 'retry-after': retryAfter } = page.headers
		if (!location) {
			const isAwayPage = page.html.includes(ownPage)
			return { status: page.status, redirects, retryAfter, isAwayPage, html: page.html }
		}
		page = await visitor.visit(location, { redirects: false, from: page })
	}
	throw new Error(`${path} redirects more than ${mostRedirects} times`)
}

export function formatLanding({ status, redirects, retryAfter, isAwayPage }: Landing) {
	const facts = [
		status,
		...(redirects ? [`after ${redirects} redirect${redirects > 1 ? 's' : ''}`] : []),
		...(isAwayPage ? ['own page'] : []),
		...(retryAfter ? [`retry ${retryAfter} s`] : []),
	]
	return facts.join(', ')
}

/** Pages that are as without a fault. */
export const served = { status: 200, isAwayPage: false, retryAfter: undefined }
/** The portal's own page, at the address itself. */
export const away = { status: 503, isAwayPage: true, retryAfter: '30', redirects: 0 }

export const guestRows = rows
	.filter(({ as, name, send: isSent }) => as === 'guest' && name !== '/readyz' && !isSent)
	.map(({ name }) => name)
export const memberRows = rows.filter(({ as }) => as === 'member').map(({ name }) => name)

/** Checks lines of a step. */
export function expectRows(
	landings: Map<string, Landing>,
	names: readonly string[],
	landing: Partial<Landing>,
) {
	const found = Object.fromEntries(names.map((name) => [name, landings.get(name)]))
	expect(found).toMatchObject(Object.fromEntries(names.map((name) => [name, landing])))
}
