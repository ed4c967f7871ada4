import { listSignatures, sign, verify } from '#app/config/seal.server'
import type { SignedInConsumer } from './session-data'

/** With `action`: a guest who identified themselves for it. */
export type FormOwner = Pick<SignedInConsumer, 'id' | 'branch'> & { action?: string }

const life = 24 * 3600_000
const purpose = 'form token'

/** Opaque name of a form's owner; stable over sessions, so stored input finds its owner. */
export function getFormOwner(owner: FormOwner | undefined) {
	return owner ? sign(kindOf(owner), nameOf(owner)) : ''
}

/** Includes names made with older secrets. */
export function listFormOwners(owner: FormOwner) {
	return listSignatures(kindOf(owner), nameOf(owner))
}

export function isFormOwner(name: string, owner: FormOwner) {
	return verify(kindOf(owner), nameOf(owner), name)
}

function kindOf({ action }: FormOwner) {
	return action === undefined ? 'form owner' : 'guest form owner'
}

function nameOf({ branch = '', id, action }: FormOwner) {
	return [branch, id, ...(action === undefined ? [] : [action])].join('\n')
}

interface ShownTo {
	consumer: SignedInConsumer | undefined
	/** Branch of a guest's page; a consumer's is part of their name. */
	branch: string | undefined
	guest?: FormOwner
}

/** Names the owner of the forms on a page. */
export function createFormToken({ consumer, branch, guest }: ShownTo, now = Date.now()) {
	const shownFor = branch === undefined ? '' : Buffer.from(branch).toString('base64url')
	const parts = consumer ? [] : guest ? [shownFor, getFormOwner(guest)] : shownFor ? [shownFor] : []
	// Older builds parse the time, and the branch, up to the next separator.
	const state = `${getFormOwner(consumer)}.${[now.toString(36), ...parts].join('~')}`
	return `${state}.${sign(purpose, state)}`
}

/** Undefined for a token that is not ours. `isFresh` for a day; `guest` is the name of an identified guest. */
export function readFormToken(token: string, now = Date.now()) {
	const [owner = '', made = '', signature = ''] = token.split('.')
	const state = `${owner}.${made}`
	if (`${state}.${signature}` !== token || !verify(purpose, state, signature)) return undefined
	const [time = '', shownFor, guest] = made.split('~')
	const branch = shownFor ? Buffer.from(shownFor, 'base64url').toString() : undefined
	return { owner, branch, guest, isFresh: Number.parseInt(time, 36) + life > now }
}
