import { listSignatures, sign, verify } from '#app/config/seal.server'
import type { SignedInConsumer } from './session-data'

type Consumer = Pick<SignedInConsumer, 'id' | 'branch'>

const life = 24 * 3600_000
const purpose = 'form token'

/** Opaque name of a form's owner; stable over sessions, so stored input finds its owner. */
export function getFormOwner(consumer: Consumer | undefined) {
	return consumer ? sign('form owner', nameOf(consumer)) : ''
}

/** Includes names made with older secrets. */
export function listFormOwners(consumer: Consumer) {
	return listSignatures('form owner', nameOf(consumer))
}

export function isFormOwner(owner: string, consumer: Consumer) {
	return verify('form owner', nameOf(consumer), owner)
}

function nameOf({ branch = '', id }: Consumer) {
	return `${branch}\n${id}`
}

export function createFormToken(consumer: SignedInConsumer | undefined, now = Date.now()) {
	const state = `${getFormOwner(consumer)}.${now.toString(36)}`
	return `${state}.${sign(purpose, state)}`
}

/** Undefined for a token that is not ours. `isFresh` for a day. */
export function readFormToken(token: string, now = Date.now()) {
	const [owner = '', made = '', signature = ''] = token.split('.')
	const state = `${owner}.${made}`
	if (`${state}.${signature}` !== token || !verify(purpose, state, signature)) return undefined
	return { owner, isFresh: Number.parseInt(made, 36) + life > now }
}
