import type { Page } from 'playwright'
import type { Site } from './site'

/** A flow with the keyboard alone, from its first page to its last. */
export interface KeyboardFlow {
	/** As in "With the keyboard alone, …". */
	title: string
	run: (page: Page, site: Site, scripts: boolean) => Promise<void>
}
