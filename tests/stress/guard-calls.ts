import { randomBytes, randomUUID } from 'node:crypto'
import { readSessionId, createSessionCookie } from '#app/session/cookie.server'
import { openFileStore } from '#app/session/file-store.server'
import { createPreferenceWriter } from '#app/session/preferences.server'
import { createFormToken } from '#app/session/form-token.server'
import { openSessionRecords } from '#app/session/records.server'
import { openSession } from '#app/session/session.server'
import type { TestApi } from '../support/api'
import type { TestPortal } from '../support/portal'
import { tryToSignIn } from '../support/sign-in'
import { startVisitor } from '../support/visitor'
import type { Identity } from './guard-verdict'

const copied = ['session', 'tokens', 'pending', 'temporary']

/** Cookies and query of a visitor's next request. */
export interface ArrivedCall {
	cookie?: string
	query?: string
	/** Token of a form on the visitor's page. */
	formToken?: string
	/** True when the session still contains its initial data. */
	isAlive: () => Promise<boolean>
}

type Store = ReturnType<typeof openFileStore>

/**
 * Signs in each identity once. `arrive` returns a copy of the session per request, so that no request affects the
 * next. The portal must have this process's SESSION_SECRET, as every `startPortal` has.
 */
export async function startCallRecorder(portal: TestPortal, api: TestApi) {
	const store = openFileStore(portal.dataDir)
	const anna = await signInAs('anna', portal)
	const bearer = api.calls.find(({ headers }) => headers.authorization)?.headers.authorization ?? ''
	const query = `accessToken=${bearer.replace('Bearer ', '')}`
	const tom = await signInAs('tom', portal)
	const eva = await signInAs('eva', portal)
	const temporary = await storeTemporaryToken(store)
	const elsewhere = await preferenceLine('delta')

	const arrivals: Record<Identity, () => Promise<ArrivedCall>> = {
		none: async () => ({ isAlive: async () => false }),
		'signed in': () => copy(store, anna),
		'code pending': () => copy(store, tom),
		'set-up forced': () => copy(store, eva),
		'temporary token': () => copy(store, temporary),
		'token in the address': async () => ({ query, isAlive: async () => false }),
		'other branch': async () => {
			const arrival = await copy(store, anna)
			return { ...arrival, cookie: `${arrival.cookie}; ${elsewhere}` }
		},
	}
	const held = await Promise.all([anna, tom, eva, temporary].map((id) => tokensOf(store, id)))
	return {
		arrive: (identity: Identity) => arrivals[identity](),
		/** All tokens of an identity. */
		tokens: held.flat(),
		close: () => store.close(),
	}
}

/** Id of the session that the portal created. */
async function signInAs(name: string, portal: TestPortal): Promise<string> {
	const visitor = startVisitor(portal.url)
	await tryToSignIn(visitor, { email: `${name}@voorbeeld.nl`, redirects: false })
	const id = await readSessionId(visitor.cookies.header('/') ?? null, false)
	if (!id) throw new Error(`${name} has no session`)
	return id
}

async function storeTemporaryToken(store: Store): Promise<string> {
	const session = await openSession(store, undefined)
	await session.keep('temporary', [{ action: '11001', id: '1001', token: randomUUID() }])
	const id = await session.commit()
	if (!id) throw new Error('The session was not kept')
	return id
}

async function copy(store: Store, original: string): Promise<ArrivedCall> {
	const id = randomBytes(32).toString('base64url')
	const [from, to] = [openSessionRecords(store, original), openSessionRecords(store, id)]
	for (const name of copied) {
		const record = await from.read(name)
		if (record) await to.write(name, { ...record, expected: 0 })
	}
	const cookie = (await createSessionCookie(id, false)).split(';')[0]
	const formToken = createFormToken({
		consumer: (await openSession(store, id)).data.consumer,
		branch: undefined,
	})
	return { cookie, formToken, isAlive: async () => (await to.read('session')) !== undefined }
}

async function tokensOf(store: Store, id: string): Promise<string[]> {
	const values = await Promise.all(copied.slice(1).map((name) => openSessionRecords(store, id).read(name)))
	const found: string[] = []
	JSON.stringify(values, (name, value: unknown) => {
		if (/token/i.test(name) && typeof value === 'string') found.push(value)
		return value
	})
	return found
}

async function preferenceLine(branch: string) {
	const { prefer, lines } = createPreferenceWriter({}, false)
	prefer({ branch })
	return (await lines())[0]?.split(';')[0]
}
