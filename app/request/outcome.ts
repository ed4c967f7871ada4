import type { Prefetch } from '#app/lib/request-kind'

/** What is known of the response while it is made. */
export interface Outcome {
	/** It shows a form again with its errors; the title says so. */
	failed: boolean
	/** Something was done too often: the answer says when to try again. */
	retryAfterSeconds?: number
	/** Ids of the notices on it: done with, unless the page gives way to a redirect or is not seen yet. */
	shownNotices: string[]
	/** It is prepared for somebody who may never open it. */
	prefetch?: Prefetch | undefined
	/** Origins whose pages may stand in a frame on it. */
	frames: string[]
	/** The hash of the styles that stand in it. */
	styles?: string
	/** The store failed where no page can tell of it: the whole answer gives way. */
	storeFault?: Error
}
