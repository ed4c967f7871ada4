import type { Page } from 'playwright'
import type { Site } from './site'

/** A flow from its first page to its end, with keys alone. */
export interface KeyboardFlow {
	/** As in "With the keyboard alone, …". */
	title: string
	run: (page: Page, site: Site, scripts: boolean) => Promise<void>
}
