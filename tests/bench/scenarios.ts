import { formTokenField } from '#app/request/form-fields'
import { partnerAnswers, createStepsThrough } from '../actions/hypact-answers'
import { fillWithoutScripts } from '../actions/steps'
import { encodeForm } from '../support/form-body'
import { tryToSignIn } from '../support/sign-in'
import { startVisitor } from '../support/visitor'
import { findValue, openLogin, repeatWithConcurrency, type Load } from './load'
import { uploadBytes } from './traffic'

/** One request of a scenario, with a check of its answer. A lane runs one at a time. */
export type ScenarioStep = (index: number, lane: number) => Promise<void>

/** Prepares this many requests; the preparation is not measured. */
export type Scenario = (load: Load, count: number) => Promise<ScenarioStep>

const megabyte = 1024 * 1024

export const scenarios = {
	dashboard: openAsClient('/dashboard'),
	'sign-in': signIn,
	'/help': openAsClient('/help'),
	'wizard step': takeStep,
	upload: sendFile,
}

/** Any page of a site, by its address. */
export function openPage(path: string): Scenario {
	return async (load) => async () => expectStatus(await load.send(path), 200)
}

/** A page for signed-in clients, one client per lane. */
function openAsClient(path: string): Scenario {
	return async (load) => {
		const cookies = await signInMany(load, load.connections)
		return async (_, lane) => expectStatus(await load.send(path, { cookie: cookies[lane] }), 200)
	}
}

/** Posts name and password, which creates a session and redirects; another client each time. */
async function signIn(load: Load): Promise<ScenarioStep> {
	const login = await openLogin(load)
	return async () => void (await login.signIn())
}

/** Fills in and posts the first step of a questionnaire, one client per lane, repeatedly. */
async function takeStep(load: Load): Promise<ScenarioStep> {
	const cookies = await signInMany(load, load.connections)
	const path = await findPath(load, cookies[0] ?? '', 'hypact-form')
	const filled = await fillInStep(load.url, `${path}?step=1`)
	const forms = await Promise.all(
		cookies.map(async (cookie) => {
			const { html } = await load.send(`${path}?step=1`, { cookie })
			const form = new URLSearchParams(filled)
			form.set(formTokenField, findValue(html, formTokenField))
			return form
		}),
	)
	return async (_, lane) => {
		const answer = await load.send(`${path}?step=1`, { cookie: cookies[lane], form: forms[lane] })
		if (answer.headers.location !== `${path}?step=2`) throw new Error(`A step answers ${answer.status}`)
	}
}

/** Sends a file of 1 MB for an action to the API. Another client each time, because a form can be sent once. */
async function sendFile(load: Load, count: number): Promise<ScenarioStep> {
	const cookies = await signInMany(load, count)
	const path = await findPath(load, cookies[0] ?? '', 'upload-document')
	const hidden: { formId: string; formToken: string }[] = []
	await repeatWithConcurrency(count, load.connections, async (index) => {
		const { html } = await load.send(path, { cookie: cookies[index] })
		hidden[index] = { formId: findValue(html, 'formId'), formToken: findValue(html, formTokenField) }
	})
	return async (index) => {
		const headers = { cookie: cookies[index] ?? '', origin: load.url, 'user-agent': 'Mozilla/5.0 Chrome/141' }
		const form = { field: 'file', formId: '', formToken: '', ...hidden[index] }
		const status = await uploadBytes(load.url + path, headers, form, megabyte)
		if (status !== 303) throw new Error(`An upload answers ${status}`)
	}
}

async function signInMany(load: Load, count: number): Promise<string[]> {
	const login = await openLogin(load)
	const cookies: string[] = []
	await repeatWithConcurrency(
		count,
		load.connections,
		async (index) => void (cookies[index] = await login.signIn()),
	)
	return cookies
}

/** Pages with actions; in older builds only the overview lists all of them. */
const taskLists = ['/dashboard', '/actions']

/** Address of the client's first action of a kind. */
async function findPath(load: Load, cookie: string, kind: string): Promise<string> {
	for (const list of taskLists) {
		const { html } = await load.send(list, { cookie })
		const [, path] = new RegExp(`href="(/actions/[^/"]+/${kind})"`).exec(html) ?? []
		if (path) return path
	}
	throw new Error(`Neither list leads to a ${kind}`)
}

const filledSteps = new Map<string, string>()

/** Body of a filled-in step, computed once per site. */
async function fillInStep(url: string, path: string): Promise<string> {
	const known = filledSteps.get(url + path)
	if (known) return known
	const visitor = startVisitor(url)
	await tryToSignIn(visitor, { branch: 'noord', email: 'klant-0@voorbeeld.nl' })
	const answers = createStepsThrough(partnerAnswers.slice(0, 1)).filter((step) => !('press' in step))
	const page = await fillWithoutScripts(await visitor.visit(path), answers)
	const button = page.getByRole<HTMLButtonElement>('button', { name: 'Volgende' })
	if (!button.form) throw new Error('The button belongs to no form')
	const body = encodeForm(button.form, button, new WeakMap()).body.toString()
	filledSteps.set(url + path, body)
	return body
}

function expectStatus({ status }: { status: number }, wanted: number) {
	if (status !== wanted) throw new Error(`A page answers ${status}`)
}
