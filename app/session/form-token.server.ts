import { sign, verify } from '#app/config/seal.server'
import type { SignedInConsumer } from './session-data'

const life = 24 * 3600_000
const purpose = 'form token'

/** Whose form it is, as a name that says nothing: it outlives the session, so that what was typed finds its owner again. */
export function getFormOwner(consumer: Pick<SignedInConsumer, 'id' | 'branch'> | undefined) {
	return consumer ? sign('form owner', `${consumer.branch ?? ''}\n${consumer.id}`) : ''
}

/** What a form of ours carries, signed: for whom it was made, and when. */
export function createFormToken(consumer: SignedInConsumer | undefined, now = Date.now()) {
	const state = `${getFormOwner(consumer)}.${now.toString(36)}`
	return `${state}.${sign(purpose, state)}`
}

/** For whom a form was made; undefined for a token that is not ours. `isFresh` for a day. */
export function readFormToken(token: string, now = Date.now()) {
	const [owner = '', made = '', signature = ''] = token.split('.')
	if (!verify(purpose, `${owner}.${made}`, signature)) return undefined
	return { owner, isFresh: Number.parseInt(made, 36) + life > now }
}
