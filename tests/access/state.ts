import type { Page } from 'playwright'
import type { SiteVariant } from './site-variant'

/** Demo clients of the states, and their branches. */
export const accounts = {
	anna: 'noord',
	bram: 'noord',
	bakkerij: 'delta',
	kees: 'delta',
	willem: 'vesting',
	nina: 'vesting',
	eva: 'noord',
} as const satisfies Record<string, SiteVariant['branch']>

/** A state of a page, and the steps that lead to it. */
export interface State {
	name: string
	/** Absent for a guest. */
	as?: keyof typeof accounts
	setting?: SiteVariant['setting']
	/** Branch of a guest; absent: Noord. */
	branch?: SiteVariant['branch']
	path: string
	act?: (page: Page) => Promise<void>
	/** Status of the last document, as proof of the state. */
	status?: number
	/** Selector that only matches in this state. */
	shows: string
}

/** Every refused form has it. */
export const summary = '[data-error-summary]'
