import type { BranchSource } from '#app/firm/resolve-firm.server'

/** All that decides where a request comes in. */
export interface EntryFacts extends DoorFacts {
	/** As whom the session is, measured by the token pair where there is one. */
	signedIn: 'nobody' | 'same' | 'other'
}

/** What can be known before anybody is asked who they are. */
interface DoorFacts {
	branch: BranchSource
	/** The firm has its branches chosen. */
	chooser: boolean
	firm: 'up' | 'maintenance' | 'licenceFailing'
	asks: EntryRequest
}

/**
 * What somebody comes for. `login` stands for all other pages of guests, `form` for what a client posts. A lone access
 * token is a `bearer`: it is kept nowhere, so after a choice its link is opened again. A lone refresh token opens
 * nothing, so its link is a `brokenLink`, as is what can be no token. Only a `pair` waits.
 */
export type EntryRequest =
	'page' | 'form' | 'login' | 'feedback' | 'reset' | 'check' | 'pair' | 'bearer' | 'brokenLink'

/**
 * The one thing that happens next. `followBranch`: the branch leaves the address. `choose` and `login` keep what was
 * asked for, `leave` is the way from a page of guests. `refuseSignIn` says why nobody can be signed in now.
 */
export type EntryStep =
	| 'followBranch'
	| 'maintenance'
	| 'choose'
	| 'refuseSignIn'
	| 'refuseLink'
	| 'signIn'
	| 'askOther'
	| 'login'
	| 'leave'
	| 'open'

/** Of an open firm whose branch is known. */
const ways: Record<EntryRequest, Record<EntryFacts['signedIn'], EntryStep>> = {
	page: { nobody: 'login', same: 'open', other: 'open' },
	form: { nobody: 'login', same: 'open', other: 'open' },
	login: { nobody: 'open', same: 'leave', other: 'leave' },
	feedback: { nobody: 'open', same: 'open', other: 'open' },
	reset: { nobody: 'open', same: 'leave', other: 'leave' },
	check: { nobody: 'open', same: 'leave', other: 'leave' },
	pair: { nobody: 'signIn', same: 'signIn', other: 'askOther' },
	bearer: { nobody: 'open', same: 'open', other: 'open' },
	brokenLink: { nobody: 'refuseLink', same: 'refuseLink', other: 'refuseLink' },
}

/** No redirect repeats a token; the page that keeps no cookie keeps the branch in its addresses. */
const keepsAddress: readonly EntryRequest[] = ['pair', 'bearer', 'brokenLink', 'feedback']

/** The way in of every request [80-83] [88] [A50] (contract §5, §8). */
export function decideEntry(facts: EntryFacts): EntryStep {
	return findObstacle(facts) ?? ways[facts.asks][facts.signedIn]
}

/** What comes before every page, whoever asks: until it is out of the way nobody is looked up. */
export function findObstacle({ branch, chooser, firm, asks }: DoorFacts): EntryStep | undefined {
	if (branch === 'address' && !keepsAddress.includes(asks)) return 'followBranch'
	if (firm === 'maintenance') return 'maintenance'
	if (chooser && branch === 'none') return 'choose'
	return firm === 'licenceFailing' && asks === 'pair' ? 'refuseSignIn' : undefined
}

/** Whether a branch that the address names leaves it. */
export function leavesAddress(asks: EntryRequest) {
	return !keepsAddress.includes(asks)
}
