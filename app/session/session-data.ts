import { z } from 'zod/v4'
import { defineMap } from './define-map'
import type { TextKey } from '#app/locales/texts'

/** Milliseconds without a visit, and in all. */
export const idleLife = 60 * 60_000
export const absoluteLife = 8 * 3600_000

/** Links to other sites open in a new tab. */
const noticeLinkSchema = z.object({
	href: z.string(),
	key: z.custom<TextKey>((value) => typeof value === 'string'),
	newTab: z.boolean().optional(),
	/** Values of the text's placeholders. */
	values: defineMap(z.union([z.string(), z.number()])).optional(),
})
export type NoticeLink = z.infer<typeof noticeLinkSchema>

/** Key and values of a text. */
const noticeSchema = z.object({
	id: z.string(),
	kind: z.enum(['success', 'error', 'info', 'warning']),
	key: z.custom<TextKey>((value) => typeof value === 'string'),
	values: defineMap(z.union([z.string(), z.number()])).optional(),
	links: z.array(noticeLinkSchema).default([]),
})

/** A send that is shown until the next sign-in: the text of its success, and its receipt if there is one. */
const receivedSchema = noticeSchema.pick({ key: true, values: true, links: true }).extend({
	at: z.number(),
	/** Path of the page after the send. */
	to: z.string(),
	title: z.string(),
	/** Number and amount, where the title has none. */
	detail: z.string().optional(),
	next: z.string().optional(),
	/** Language of its title, detail and next step. */
	language: z.string(),
	receipt: z.string().optional(),
	/** Id of the action that it completed. */
	action: z.string().optional(),
	/** Text for somebody who sent the wrong thing. */
	wrong: z.custom<TextKey>((value) => typeof value === 'string').optional(),
	/** The answer was lost, and the API was asked whether it arrived. */
	wasLost: z.boolean().optional(),
	/** The lost answer came, and could not be read. */
	isUnreadable: z.boolean().optional(),
})
export type Received = z.infer<typeof receivedSchema>

const seenNoticeSchema = noticeSchema.extend({ at: z.number() })

const consumerSchema = z.object({
	id: z.string(),
	/** Branch of the sign-in, if known. */
	branch: z.string().optional(),
	name: z.string(),
	firstName: z.string().optional(),
	/** "Geachte mevrouw De Vries". */
	salutation: z.string().optional(),
	addressStyle: z.enum(['formal', 'informal']).optional(),
	twoFactorSetup: z.boolean(),
})
export type SignedInConsumer = z.infer<typeof consumerSchema>

export type StoredNotice = z.infer<typeof noticeSchema>

/** Data of a visitor between requests. Tokens and drafts are records of their own. */
export const sessionDataSchema = z.object({
	created: z.number(),
	consumer: consumerSchema.optional(),
	/** Opened by tokens in an address, so by anybody with that link. */
	openedByLink: z.boolean().optional(),
	/** The sign-in led to a page that was not shown yet. */
	isArriving: z.boolean().optional(),
	/** Address of the file that the sign-in led to. */
	waitingFile: z.string().optional(),
	/** Hash of the token of the form that signed in, to recognize a repeated submit. */
	signInForm: z.string().optional(),
	notices: z.array(noticeSchema),
	/** Newest first; older ones are in the receipts. */
	received: z.array(receivedSchema).default([]),
	/** Path of the page after the last send, until another page is opened. */
	landing: z.string().optional(),
	/** Newest first. */
	seenNotices: z.array(seenNoticeSchema).default([]),
	/** Actions that this session completed, until the API reports it [A30]. */
	doneActions: z.array(z.string()),
	/** Actions whose end this session was told of. */
	announcedActions: z.array(z.string()).default([]),
	/** Appointments that this session cancelled, until the API reports it [361]. */
	cancelledAppointments: z.array(z.string()).default([]),
	/** Versions of those actions and appointments before that, by list and id. */
	markVersions: defineMap(z.string()).default({}),
	/** Hashes of an action and the text of its terms, accepted in this session [396] [A36]. */
	agreedTerms: z.array(z.string()).default([]),
	/** Time (ms) of the previous session; 0: never. Absent until it is looked up. */
	lastVisit: z.number().optional(),
	/** Filled slots, so the others are not read. */
	slots: z.array(z.string()),
})
export type SessionData = z.infer<typeof sessionDataSchema>

export function createSessionData(created: number): SessionData {
	return {
		created,
		notices: [],
		received: [],
		seenNotices: [],
		doneActions: [],
		announcedActions: [],
		cancelledAppointments: [],
		markVersions: {},
		agreedTerms: [],
		slots: [],
	}
}
