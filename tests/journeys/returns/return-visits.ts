import { readFile } from 'node:fs/promises'
import { overviewHeading } from '#tests/support/overview-heading'
import { join } from 'node:path'
import Database from 'libsql'
import { listNotices, readText } from '#tests/support/card'
import type { Page } from '#tests/support/page'
import { findResetLink, sendPasswords } from '#tests/support/reset-link'
import type { Site } from '#tests/support/use-site'
import { demoPassword, signIn } from '#tests/support/sign-in'
import { startVisitor, type Visitor } from '#tests/support/visitor'

/** How somebody comes back. */
export type Situation =
	| 'same browser'
	| 'empty browser'
	| 'another person'
	| 'another person signs in'
	| 'after sign-out'
	| 'twice'
	| 'next day'

export interface Return {
	/** Address to return to; a mail is sent anew for each return. */
	address: string | ((site: Site) => Promise<string> | string)
	/** A mailed link for guests: nobody signs in for it. */
	isForGuests?: boolean
	/** Steps of a guest between two openings. */
	between?: (page: Page) => Promise<Page>
	/** Changes of the API by the next day. */
	onNextDay?: (site: Site) => void
}

let mails = 0

export const clientReturns = {
	'from the bank': { address: '/actions/11025/validate-ideal-payment' },
	'from the Ockto app': { address: '/action/11031/ockto-form' },
	'from iWize': { address: '/action/11031/iwize-form' },
	'to approve a document': { address: '/actions/11022/approve-document' },
	'by a deep link': { address: '/mortgages/10011' },
	'to a file': { address: '/appointments/10101/calendar.ics' },
} satisfies Record<string, Return>

/** Mailed links for guests. */
export const guestReturns = {
	'by a link for a new password': {
		address: sendResetLink,
		isForGuests: true,
		between: (page) => sendPasswords(page, 'Groene-fietsbel-44'),
		onNextDay: ({ api }) => {
			api.fault('POST', '/api/auth/start-password-reset', { status: 422, code: 'unableToResetPassword' })
		},
	},
	'by a link of a mortgage check': {
		address: '/mortgage-check-login/11037',
		isForGuests: true,
		between: (login) => {
			login.fill('E-mailadres', 'anna@voorbeeld.nl')
			login.fill('Geboortedatum', '31-03-1984')
			return login.press('Begin met de check')
		},
	},
	'by a link for feedback': {
		address: () => `/nps-feedback?token=returns-${(mails += 1)}&value=9`,
		isForGuests: true,
	},
} satisfies Record<string, Return>

async function sendResetLink({ api }: Site) {
	const answer = await api.backend.handle(
		new Request('http://api/api/auth/forgot-password', {
			method: 'POST',
			headers: { 'content-type': 'application/json', domain: 'noord' },
			body: JSON.stringify({ email: 'anna@voorbeeld.nl' }),
		}),
	)
	if (!answer.ok) throw new Error(`No reset link: ${answer.status}`)
	return findResetLink(await readFile(join(api.dataDir, 'api-mail', '1001.txt'), 'utf8')).path
}

/** All pages on the way, from the opened address to the end. */
export async function comeBack(site: Site, back: Return, situation: Situation) {
	const address = typeof back.address === 'string' ? back.address : await back.address(site)
	const visitor = await arrange(site, back, situation, address)
	if (situation === 'next day') passDay(site, back)
	const opened = await visitor.visit(address)
	const pages = [opened]
	const email = situation === 'another person signs in' ? 'bram@voorbeeld.nl' : 'anna@voorbeeld.nl'
	if (opened.path === '/' && !back.isForGuests) pages.push(await logIn(opened, email))
	return pages.map(describePage)
}

async function arrange(
	site: Site,
	{ isForGuests, between, onNextDay }: Return,
	situation: Situation,
	address: string,
): Promise<Visitor> {
	const { url } = site.portal
	if (situation === 'another person') return (await signIn(url, { email: 'bram@voorbeeld.nl' })).visitor
	if (situation === 'after sign-out') {
		const { visitor } = await signIn(url)
		await (await visitor.visit('/logout/confirm')).press('Ja, log uit')
		return visitor
	}
	const isEmpty = isForGuests ?? ['empty browser', 'another person signs in'].includes(situation)
	const visitor = isEmpty ? startVisitor(url) : (await signIn(url)).visitor
	if (situation !== 'twice' && !(isForGuests && situation === 'next day' && !onNextDay)) return visitor
	const page = await visitor.visit(address)
	await between?.(page)
	return visitor
}

/** Ends what is stored for less than 20 hours. */
function passDay(site: Site, { onNextDay }: Return) {
	onNextDay?.(site)
	const database = new Database(join(site.portal.dataDir, 'sessions.db'))
	database.exec('pragma busy_timeout = 10000')
	database.prepare('update records set expires = expires - ?').run(20 * 3600_000)
	database.close()
}

function logIn(login: Page, email: string) {
	login.fill('E-mailadres of gebruikersnaam', email)
	login.fill('Wachtwoord', demoPassword)
	return login.press('Inloggen')
}

/** Status, heading and sentences: the notices and what the login is for, or else the first sentence of the page. */
function describePage(page: Page): string {
	const type = page.headers['content-type'] ?? ''
	if (!type.includes('html')) return `${page.status}, a file: ${type.split(';')[0]}`
	const h1 = page.document.querySelector('h1')
	const heading = h1 ? readText(h1) : ''
	const title = overviewHeading.test(heading) ? 'Mijn overzicht' : heading
	return `${page.status} ${title}: ${listSentences(page).join(' ')}`
}

function listSentences(page: Page) {
	const paragraphs = [...page.document.querySelectorAll('main p')]
	const texts = paragraphs.map(readText).filter((text) => /[.?!]$/.test(text))
	if (page.status >= 400) return texts
	const notices = listNotices(page).filter((notice) => !/ bent ingelogd\.$/.test(notice))
	const aims = paragraphs.filter(
		(paragraph) => !paragraph.querySelector('a') && paragraph.nextElementSibling?.tagName === 'FORM',
	)
	const said = [...notices, ...aims.map(readText)].filter(
		(text) => /[.?!]$/.test(text) || notices.includes(text),
	)
	return said.length > 0 ? said : texts.slice(0, 1)
}
