import { setTimeout as wait } from 'node:timers/promises'
import { documentsData, findReader, type Answer, type openClient } from '../stress/client'
import { formatConsumerId } from '../stress/token-api'
import { actions } from './fake-api'

/** Milliseconds that a client waits for an answer. Nothing may take longer. */
export const clientTimeout = 15_000

/** A portal process behind an address that another process can take over. */
export type NodeAddress = ReturnType<typeof openClient>

/** Result of one request: a status, `cut` for a lost connection, `late`, or a fault in the answer. */
export interface Outcome {
	what: string
	client: number
	door: number
	result: string
	began: number
	ended: number
}

/** What the portal has acknowledged to one client. */
export interface Account {
	number: number
	reader: string
	/** Time of the monotonic clock. */
	sessions: { id: string; at: number }[]
	/** Acceptable contents of the draft: the last acknowledged one and all later attempts. */
	draft: number[]
	forms: { action: string; isAcknowledged: boolean }[]
	signOuts: string[]
}

export type Client = ReturnType<typeof createClient>

/** A client that uses one process, and the next one after a lost connection, as a proxy does. */
export function createClient(number: number, doors: readonly NodeAddress[], outcomes: Outcome[]) {
	const { id, email } = formatConsumerId(number)
	const account: Account = { number, reader: id, sessions: [], draft: [0], forms: [], signOuts: [] }
	let home = number % doors.length
	let typed = 0
	let token = ''

	async function ask(what: string, path: string, form?: Record<string, string>, session = last()) {
		const began = performance.now()
		const door = home
		const answer = await answerOf(doors[door]!, path, { session, form })
		const ended = performance.now()
		const record = (result: string) => {
			outcomes.push({ what, client: number, door, result, began, ended })
			if (result === 'cut') home = (door + 1) % doors.length
			return undefined
		}
		if (typeof answer === 'string') return record(answer)
		if (session && isSignOut(answer)) {
			account.signOuts.push(`${what} ${answer.status}`)
			record('signed out')
			if (session === last()) await signIn()
			return undefined
		}
		record(String(answer.status))
		return answer
	}

	function last() {
		return account.sessions.at(-1)?.id
	}

	async function signIn() {
		const answer = await ask('sign-in', '/', { email, password: 'Welkom-2026!' }, '')
		const [session] = answer?.sessions ?? []
		if (answer?.status !== 303 || answer.location !== '/dashboard' || !session) return
		account.sessions.push({ id: session, at: performance.now() })
	}

	/** Saves different answers each time. */
	async function saveDraft() {
		const number = (typed += 1)
		account.draft.push(number)
		const answer = await ask('draft', draftAddress, { ...fieldsOf(number), formToken: token, later: '1' })
		if (answer?.status === 303 && answer.location === '/dashboard') account.draft = [number]
	}

	async function sendForm() {
		const action = actions[account.forms.length + 1]
		if (!action) return
		const page = await ask('form', addressOf(action))
		if (page?.status !== 200) return
		const form = { action, isAcknowledged: false }
		account.forms.push(form)
		const answer = await ask('sending', addressOf(action), { ...fieldsOf(1), ...hiddenIn(page.text) })
		form.isAcknowledged = answer?.status === 303 && answer.location === '/dashboard'
	}

	async function readPage() {
		const answer = await ask('page', documentsData)
		if (answer?.status === 200 && findReader(answer) !== id) throw new Error(`Read as ${findReader(answer)}`)
	}

	const tasks = [readPage, readPage, readPage, readPage, saveDraft, saveDraft, saveDraft, sendForm, sendForm]

	return {
		account,
		/** Signs in and opens the form of the draft. @throws Error when that fails */
		async begin() {
			await signIn()
			const page = await ask('form', draftAddress)
			token = hiddenIn(page?.text ?? '').formToken ?? ''
			if (!token) throw new Error(`The form of client ${number} did not open`)
		},
		/** Makes requests until it is stopped. */
		async live(isOver: () => boolean) {
			while (!isOver()) {
				await (Math.random() < 0.1 ? signIn : tasks[Math.floor(Math.random() * tasks.length)]!)()
				await wait(40 + Math.random() * 80)
			}
		},
		signIn,
		/** The consumer that a page shows for an acknowledged session. */
		readAs: async (session: string) =>
			findReader((await ask('check', documentsData, undefined, session)) ?? nothing),
		readDraft: async () => numberIn((await ask('check', draftAddress))?.text ?? ''),
	}
}

const nothing: Answer = { status: 0, location: undefined, sessions: [], text: '' }
const draftAddress = addressOf(actions[0]!)

function addressOf(action: string) {
	return `/actions/${action}/knowledge-test`
}

async function answerOf(door: NodeAddress, path: string, sending: Parameters<NodeAddress['sendOnce']>[1]) {
	const late = wait(clientTimeout, 'late' as const, { ref: false })
	return Promise.race([door.sendOnce(path, sending).catch(() => 'cut' as const), late])
}

/** A redirect to the login, or a removed cookie. */
function isSignOut({ location, sessions }: Answer) {
	return sessions.includes('') || (location !== undefined && /^\/(\?|$)/.test(location))
}

const levels = ['geen', 'weinig', 'redelijk', 'veel'].map((much) => `${much}_kennis_ervaring`)
const questions = [1, 2, 3, 4, 5, 6].map((number) => `mortgage_${number}`)

/** Encodes a number as six answers of four levels. */
function fieldsOf(number: number): Record<string, string> {
	const answers = questions.map((name, place) => [name, levels[Math.floor(number / 4 ** place) % 4]!])
	return { step: 'knowledge', ...Object.fromEntries(answers) }
}

/** Decodes the number from the answers on a page; 0 for none. */
function numberIn(html: string) {
	const ticked = [...html.matchAll(/<input[^>]*name="(mortgage_\d)"[^>]*checked=""[^>]*>/g)]
	const digits = ticked.map(([input, name]) => {
		const level = levels.findIndex((value) => input.includes(`value="${value}"`))
		return level * 4 ** questions.indexOf(name!)
	})
	return digits.reduce((sum, digit) => sum + digit, 0)
}

function hiddenIn(html: string): Record<string, string> {
	const form = html.slice(html.indexOf('id="knowledge"'))
	const fields = [...form.matchAll(/<input type="hidden" name="(formToken|formId)" value="([^"]*)"/g)]
	return Object.fromEntries(fields.slice(0, 2).map(([, name, value]) => [name!, value!]))
}
