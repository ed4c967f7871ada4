import type { Step } from './steps'

/** An action point of Anna's demonstration dossier and how a client finishes it. */
export interface ActionForm {
	/** As in "… is sent as the specification says". */
	name: string
	address: string
	/** On the page, up to the button. */
	steps: Step[]
	/** Where the steps differ with a script. */
	scripted?: Step[]
	/** Where a text browser takes other steps. */
	inText?: Step[]
	button: string
	/** The one command of the API, with its body as the specification spells it; undefined: no body. */
	call: { path: string; body?: unknown }
	/** A multipart body: its fields, and the names of its files. */
	parts?: [name: string, value: string][]
	/** Where the client lands, and what is said there. */
	lands: string
	notice: string
	/** Words of the receipt. */
	receipt: string[]
	/** Whether the form can be sent again later for something new: it closes no action point. */
	repeats?: boolean
	/** What the page says once it is done; absent: "Dit actiepunt is al klaar." */
	done?: string
	/** False: text browsers walk it in a flow of their own. */
	text?: false
	/** Said of every failure, in place of the API's own words. */
	failure?: string
	/** What has to be given again after a failure: files, ticks that are not kept. */
	repeated?: Step[]
	/** What somebody typed that a failure must keep: label and value. */
	kept?: [label: string, value: string]
	/** Acceptance numbers. */
	numbers: string
}
