import { createTotp } from '#app/backend/password.server'
import { routes } from '../journeys/access/route-kinds'
import type { Kind } from '../journeys/access/route-rows'
import type { Page } from '../support/page'
import { signIn, tryToSignIn } from '../support/sign-in'
import { startVisitor, type Visitor } from '../support/visitor'
import { fillForm, listControls } from './fill'

/** Halfway: Tom before his code. Forgetful: a visitor with a reset link. */
export type Reader = 'guest' | 'anna' | 'halfway' | 'tom' | 'forgetful'

interface Site {
	url: string
	sendResetLink: () => Promise<{ path: string }>
}

/** A form with questions, on a page as it opens. */
export interface FormOnPage {
	/** Page, and step of a questionnaire. */
	name: string
	as: Reader
	visitor: Visitor
	address: string
	page: Page
	form: HTMLFormElement
	/** The button that Enter presses. */
	send: HTMLButtonElement
	/** Finds the same form in another response. */
	find: (page: Page) => HTMLFormElement | undefined
}

/** Addresses besides the route table: pages that need earlier steps or a query. */
const further: Record<Reader, string[]> = {
	guest: ['/mortgage-check/11037?step=1'],
	anna: ['/otds/10053/sign/11111', '/actions/11031/inventory?way=manual', '/settings/two-factor?step=2'],
	halfway: ['/login/code'],
	tom: ['/settings?confirm=two-factor-off'],
	forgetful: ['/reset/password'],
}
const kinds: Partial<Record<Reader, Kind[]>> = { guest: ['guest', 'anyone'], anna: ['portal', 'setup'] }

/** All forms with an address, as these readers see them; questionnaires step by step. `only` limits the pages. */
export async function* walkForms(site: Site, readers: readonly Reader[], only?: readonly string[]) {
	const seen = new Set<string>()
	for (const as of readers) {
		const visitor = await enter(site, as)
		for (const address of only ?? addressesOf(as)) {
			const isOfCheck = as === 'guest' && address.startsWith('/mortgage-check/')
			yield* walkAddress({ visitor: isOfCheck ? await enterCheck(site) : visitor, as, address, seen })
		}
	}
}

function addressesOf(as: Reader): string[] {
	const open = routes.filter(({ kind, has, moved }) => has.page && !moved && kinds[as]?.includes(kind))
	return [...open.map(({ address }) => address), ...further[as]]
}

interface Walk {
	visitor: Visitor
	as: Reader
	address: string
	seen: Set<string>
}

/** Forms of a page, and those of the next steps of a questionnaire. */
async function* walkAddress({ visitor, as, address, seen }: Walk): AsyncGenerator<FormOnPage> {
	const page = await visitor.visit(address)
	for (const form of listForms(page)) {
		const name = `${as}: ${nameOf(page, form)}`
		if (seen.has(name)) continue
		seen.add(name)
		const send = findSend(form)
		const find = (other: Page) => listForms(other).find((one) => keyOf(one) === keyOf(form))
		const again = stepOf(form) === '' ? address : withStep(address)
		yield { name, as, visitor, address: again, page, form, send, find }
		if (stepOf(form) === '') continue
		const next = await takeStep(visitor, again, find)
		if (next) yield* walkAddress({ visitor, as, address: next, seen })
	}
}

/** A questionnaire opens at the client's current step, so step 1 is requested explicitly. */
function withStep(address: string) {
	if (address.includes('step=')) return address
	return `${address}${address.includes('?') ? '&' : '?'}step=1`
}

/** Fills in a step and goes on. Returns the next step's address without errors; undefined after the last. */
async function takeStep(visitor: Visitor, address: string, find: FormOnPage['find']) {
	const page = await visitor.visit(address)
	const form = find(page)
	if (!form) throw new Error(`${address} does not open twice`)
	fillForm(form)
	const isLast = !/^(Volgende|Verder)$/.test(findSend(form).textContent)
	if (isLast) return undefined
	const answer = await page.press(findSend(form))
	const next = answer.isRefused ? await confirmDoubts(answer) : answer
	if (next.status !== 200) throw new Error(`${address} was not taken: ${next.getByRole('alert').textContent}`)
	return next.path
}

/** Says that unusual answers are right. */
async function confirmDoubts(page: Page) {
	const confirm = page.document.querySelector<HTMLInputElement>('input[type=checkbox][name=confirmed]')
	if (!confirm?.form) return page
	confirm.checked = true
	return page.press(findSend(confirm.form))
}

export function listForms({ document }: Page): HTMLFormElement[] {
	return [...document.forms].filter((form) => listControls(form).length > 0)
}

export function findSend(form: HTMLFormElement): HTMLButtonElement {
	const button = form.querySelector<HTMLButtonElement>('button[type=submit], button:not([type])')
	if (!button) throw new Error(`The form ${keyOf(form)} has no button`)
	return button
}

/** A key that is the same in every response. */
function keyOf(form: HTMLFormElement) {
	return [form.id, form.method, listControls(form)[0]?.name, stepOf(form)].join(' ')
}

function stepOf(form: HTMLFormElement) {
	return form.querySelector<HTMLInputElement>('input[type=hidden][name=step]')?.value ?? ''
}

function nameOf({ document }: Page, form: HTMLFormElement) {
	const title = document.querySelector('h1')?.textContent ?? ''
	return [title, form.id || listControls(form)[0]?.name, stepOf(form)].filter(Boolean).join(' / ')
}

async function enter({ url, sendResetLink }: Site, as: Reader): Promise<Visitor> {
	if (as === 'anna') return (await signIn(url, { branch: 'noord' })).visitor
	const visitor = startVisitor(url)
	if (as === 'guest') await visitor.visit('/?domain=noord')
	else if (as === 'forgetful') await visitor.visit(`${(await sendResetLink()).path}?domain=noord`)
	else {
		const page = await tryToSignIn(visitor, { branch: 'noord', email: 'tom@voorbeeld.nl' })
		page.fill('Code uit de app', createTotp('JZXW64TEMVZGY2LD', new Date()))
		if (as === 'tom') await page.press('Verder')
	}
	return visitor
}

/** A guest who identified themselves for the mortgage check. Its login page leads on to the check from then on. */
async function enterCheck({ url }: Site): Promise<Visitor> {
	const visitor = startVisitor(url)
	const login = await visitor.visit('/mortgage-check-login/11037?domain=noord')
	login.fill('E-mailadres', 'anna@voorbeeld.nl')
	login.fill('Geboortedatum', '31-03-1984')
	await login.press('Begin met de check')
	return visitor
}
