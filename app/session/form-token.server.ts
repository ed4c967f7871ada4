import { listSignatures, sign, verify } from '#app/config/seal.server'
import type { SignedInConsumer } from './session-data'

/** With `action`: a guest who identified themselves for it in `browser`; sessions of older builds name none. */
export type FormOwner = Pick<SignedInConsumer, 'id' | 'branch'> & { action?: string; browser?: string }

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

function nameOf({ branch = '', id, action, browser }: FormOwner) {
	return [branch, id, action, browser].filter((part) => part !== undefined).join('\n')
}

interface ShownTo {
	consumer: SignedInConsumer | undefined
	/** Branch of a guest's page; a consumer's is part of their name. */
	branch: string | undefined
	guest?: FormOwner
	/** Name of a guest's browser. */
	browser?: string
}

/** Names the owner of the forms on a page. */
export function createFormToken({ consumer, branch, guest, browser = '' }: ShownTo, now = Date.now()) {
	const shownFor = branch === undefined ? '' : Buffer.from(branch).toString('base64url')
	const parts = consumer ? [] : [shownFor, guest ? getFormOwner(guest) : '', browser]
	// Older builds parse the time, and the branch, up to the next separator.
	const state = `${getFormOwner(consumer)}.${[now.toString(36), ...parts].join('~')}`
	return `${state}.${sign(purpose, state)}`
}

export type FormToken = NonNullable<ReturnType<typeof readFormToken>>

/** Undefined for a token that is not ours. `isFresh` for a day; `guest` is the name of an identified guest, `browser` that of a guest's. */
export function readFormToken(token: string, now = Date.now()) {
	const [owner = '', made = '', signature = ''] = token.split('.')
	const state = `${owner}.${made}`
	if (`${state}.${signature}` !== token || !verify(purpose, state, signature)) return undefined
	const [time = '', shownFor, guest, browser] = made.split('~')
	const branch = shownFor ? Buffer.from(shownFor, 'base64url').toString() : undefined
	const isFresh = Number.parseInt(time, 36) + life > now
	return { owner, branch, guest: guest || undefined, browser: browser || undefined, isFresh }
}
