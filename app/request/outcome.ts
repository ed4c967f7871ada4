import type { ApiFault } from '#app/config/counted-labels'
import type { ForeignTexts } from '#app/i18n/foreign-texts.server'
import type { FormReply } from './form-reply'
import type { KeptForm } from './kept-form'
import type { Prefetch } from '#app/lib/request-kind'

/**
 * `received`: the API has it. `refused`, `failed`: it has not. `lost`: perhaps. `held`: not sent, the client is asked first.
 * `repeated`: it had it before. `left`: its sender left before it was whole, so nothing was sent.
 */
export type SendOutcome = 'received' | 'refused' | 'failed' | 'lost' | 'held' | 'repeated' | 'left'

export interface Outcome {
	/** A form is shown again with errors; the title says so. */
	failed: boolean
	/** Another answer came first and counts: the title names neither an error nor a receipt. */
	isOvertaken?: true
	/** The refused form that the address names, and whether a guest's cookie holds it. */
	refusedReply?: { id: string; reply: FormReply; isGuests: boolean }
	/** The form that was refused, in case its page is gone as well. */
	refused?: KeptForm
	/** A refused form is answered by an error page: it names no client. */
	hasErrorPage?: true
	/** Outcome of a posted form; absent where nothing was to be sent. */
	sent?: SendOutcome
	/** Fault of the API that the page shows. */
	fault?: ApiFault
	retryAfterSeconds?: number
	/** Address of the refused form, when its answer does not lead there. */
	shownAt?: string
	/** The next page is the same again in a browser that keeps no cookie. */
	needsCookie?: true
	/** Ids of rendered notices. They are removed unless the response is a redirect or a prefetch. */
	shownNotices: string[]
	/** This page is not the one after the last send. */
	leavesLanding?: true
	foreignTexts: ForeignTexts
	prefetch?: Prefetch | undefined
	/** Origins allowed in frames of the page. */
	frames: string[]
	/** `Link` header of a page. */
	links?: string
	/** Hash of the inline styles. */
	styles?: string
	/** The store failed in a route that cannot render it: the whole response is replaced. */
	storeFault?: Error
}
