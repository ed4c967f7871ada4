import { listSignatures, sign, verify } from '#app/config/seal.server'
import type { SignedInConsumer } from './session-data'

type Consumer = Pick<SignedInConsumer, 'id' | 'branch'>

const life = 24 * 3600_000
const purpose = 'form token'

/** Whose form it is, as a name that says nothing: it outlives the session, so that what was typed finds its owner again. */
export function getFormOwner(consumer: Consumer | undefined) {
	return consumer ? sign('form owner', nameOf(consumer)) : ''
}

/** The names by which forms of this consumer are known: today's, and those from before the secret changed. */
export function listFormOwners(consumer: Consumer) {
	return listSignatures('form owner', nameOf(consumer))
}

/** Whether a form was made for this consumer. */
export function isFormOwner(owner: string, consumer: Consumer) {
	return verify('form owner', nameOf(consumer), owner)
}

function nameOf({ branch = '', id }: Consumer) {
	return `${branch}\n${id}`
}

/** What a form of ours carries, signed: for whom it was made, and when. */
export function createFormToken(consumer: SignedInConsumer | undefined, now = Date.now()) {
	const state = `${getFormOwner(consumer)}.${now.toString(36)}`
	return `${state}.${sign(purpose, state)}`
}

/** For whom a form was made; undefined for a token that is not ours. `isFresh` for a day. */
export function readFormToken(token: string, now = Date.now()) {
	const [owner = '', made = '', signature = ''] = token.split('.')
	const state = `${owner}.${made}`
	if (`${state}.${signature}` !== token || !verify(purpose, state, signature)) return undefined
	return { owner, isFresh: Number.parseInt(made, 36) + life > now }
}
