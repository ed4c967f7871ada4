import type { Page } from 'playwright'
import type { SiteVariant } from './site-variant'

/** The demonstration clients that the states use, and their branches. */
export const accounts = {
	anna: 'noord',
	bram: 'noord',
	bakkerij: 'delta',
	kees: 'delta',
	willem: 'vesting',
	nina: 'vesting',
	eva: 'noord',
} as const satisfies Record<string, SiteVariant['branch']>

/** Something a page can look like, and how a visitor gets to see it. */
export interface State {
	name: string
	/** Signed in as; absent for a guest. */
	as?: keyof typeof accounts
	setting?: SiteVariant['setting']
	/** Whose guest; Noord if nothing is said. */
	branch?: SiteVariant['branch']
	path: string
	act?: (page: Page) => Promise<void>
	/** What the last document answers: proof that the state was reached. */
	status?: number
	/** Something that is only there in this state. */
	shows: string
}

/** What every refused form shows. */
export const summary = '[data-error-summary]'
