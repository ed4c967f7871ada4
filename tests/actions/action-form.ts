import { shownTermsField } from '#app/request/form-fields'
import type { Page } from '#tests/support/page'
import type { Step } from './steps'

/** An action of Anna's demo dossier, and how a client finishes it. */
export interface ActionForm {
	/** Subject of test titles: "… is sent as the specification says". */
	name: string
	address: string
	/** All steps before the submit button. */
	steps: Step[]
	/** Steps in a browser with scripts, when they differ. */
	scripted?: Step[]
	/** Steps in a text browser, when they differ. */
	inText?: Step[]
	button: string
	/** The only command to the API, with the body of the specification; undefined: no body. */
	call: { path: string; body?: unknown }
	/** Fields of a multipart body, and names of its files. */
	parts?: [name: string, value: string][]
	/** Address after the submit, and the notice there. */
	lands: string
	notice: string
	receipt: string[]
	/** The client's own answers in words; absent: all of `receipt`. */
	answers?: string[]
	/** True for a form that may be sent again: it closes no action. */
	repeats?: boolean
	/** Text of the page after completion; absent: "Dit actiepunt is al klaar." */
	done?: string
	/** False when text browsers have their own flow. */
	text?: false
	/** Text of every failure, instead of the API's message. */
	failure?: string
	/** Steps to repeat after a failure: files, and checkboxes that are not stored. */
	repeated?: Step[]
	/** Label and value of an answer that stays after a failure. */
	kept?: [label: string, value: string]
	numbers: string
}

/** True for a form that binds: it has a mark of the terms that it shows. */
export function hasMark({ document }: Page) {
	return document.querySelector(`main [name=${shownTermsField}]`) !== null
}
