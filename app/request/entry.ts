import type { BranchSource } from '#app/firm/resolve-firm.server'

export interface EntryFacts extends DoorFacts {
	/** Relative to the token pair in the address, if there is one. */
	signedIn: 'nobody' | 'same' | 'other'
}

/** Facts that need no session. */
interface DoorFacts {
	branch: BranchSource
	/** The firm lets visitors choose a branch. */
	chooser: boolean
	firm: 'up' | 'maintenance' | 'licenceFailing'
	asks: EntryRequest
}

/**
 * The kind of request. `login` stands for all other guest pages, `form` for a posted form. A lone access token
 * (`bearer`) is never stored, so its link is opened again after a choice. A lone refresh token or an invalid token is
 * a `brokenLink`. Only a `pair` is stored.
 */
export type EntryRequest =
	| 'page'
	| 'form'
	| 'login'
	| 'feedback'
	| 'reset'
	| 'check'
	| 'pair'
	| 'bearer'
	| 'brokenLink'

/**
 * The next step. `followBranch` removes the branch from the address; `choose` and `login` keep the requested page;
 * `leave` redirects from a guest page; `refuseSignIn` explains why nobody can sign in now.
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

/** Steps for an open firm with a known branch. */
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

/**
 * The redirects of a link repeat no token. The feedback page sets no cookie, so its addresses keep the branch. A lone
 * access token stays in the address, without the branch [A149].
 */
const keepsAddress: readonly EntryRequest[] = ['pair', 'brokenLink', 'feedback']

/** Decides the entry of every request [80-83] [88] [A50] (contract §5, §8). */
export function decideEntry(facts: EntryFacts): EntryStep {
	return findObstacle(facts) ?? ways[facts.asks][facts.signedIn]
}

/** The step that comes before any page. Until it is done, nobody is looked up. */
export function findObstacle({ branch, chooser, firm, asks }: DoorFacts): EntryStep | undefined {
	if (branch === 'address' && !keepsAddress.includes(asks)) return 'followBranch'
	if (firm === 'maintenance') return 'maintenance'
	if (chooser && branch === 'none') return 'choose'
	return firm === 'licenceFailing' && asks === 'pair' ? 'refuseSignIn' : undefined
}

export function leavesAddress(asks: EntryRequest) {
	return !keepsAddress.includes(asks)
}
