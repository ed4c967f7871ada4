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

/** `branch` is that of a guest's page; a consumer's is part of their name. */
export function createFormToken(
	consumer: SignedInConsumer | undefined,
	branch: string | undefined,
	now = Date.now(),
) {
	// Builds without branches parse the time up to the separator.
	const shownFor = consumer || branch === undefined ? '' : `~${Buffer.from(branch).toString('base64url')}`
	const state = `${getFormOwner(consumer)}.${now.toString(36)}${shownFor}`
	return `${state}.${sign(purpose, state)}`
}

/** Undefined for a token that is not ours. `isFresh` for a day. */
export function readFormToken(token: string, now = Date.now()) {
	const [owner = '', made = '', signature = ''] = token.split('.')
	const state = `${owner}.${made}`
	if (`${state}.${signature}` !== token || !verify(purpose, state, signature)) return undefined
	const [time = '', shownFor] = made.split('~')
	const branch = shownFor === undefined ? undefined : Buffer.from(shownFor, 'base64url').toString()
	return { owner, branch, isFresh: Number.parseInt(time, 36) + life > now }
}
