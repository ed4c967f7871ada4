import { z } from 'zod/v4'
import { defineMap } from '#app/api/wire'
import type { TextKey } from '#app/locales/texts'

/** Where more can be read or done; another site opens in a new tab. */
const noticeLinkSchema = z.object({
	href: z.string(),
	key: z.custom<TextKey>((value) => typeof value === 'string'),
	newTab: z.boolean().optional(),
})
export type NoticeLink = z.infer<typeof noticeLinkSchema>

/** A notice for the next page: the text's key and its values. */
const noticeSchema = z.object({
	id: z.string(),
	kind: z.enum(['success', 'error', 'info', 'warning']),
	key: z.custom<TextKey>((value) => typeof value === 'string'),
	values: defineMap(z.union([z.string(), z.number()])).optional(),
	links: z.array(noticeLinkSchema).default([]),
})

/** A notice that was shown, and when: milliseconds since 1970. */
const seenNoticeSchema = noticeSchema.extend({ at: z.number() })

const consumerSchema = z.object({
	id: z.string(),
	/** The branch they signed in at; absent where the portal knows none. */
	branch: z.string().optional(),
	name: z.string(),
	firstName: z.string().optional(),
	/** As in a letter: "Geachte mevrouw De Vries". */
	salutation: z.string().optional(),
	addressStyle: z.enum(['formal', 'informal']).optional(),
	twoFactorSetup: z.boolean(),
})
export type SignedInConsumer = z.infer<typeof consumerSchema>

export type StoredNotice = z.infer<typeof noticeSchema>

/** What is kept of a visitor between requests; tokens and drafts are records of their own. */
export const sessionDataSchema = z.object({
	/** Milliseconds since 1970. */
	created: z.number(),
	/** Absent for a guest. */
	consumer: consumerSchema.optional(),
	/** True for a session that was opened by tokens in an address, so by anybody who has that link. */
	openedByLink: z.boolean().optional(),
	notices: z.array(noticeSchema),
	/** The last that were shown, newest first. */
	seenNotices: z.array(seenNoticeSchema).default([]),
	/** Actions that a download closed before the API says so [A30]. */
	doneActions: z.array(z.string()),
	/** Appointments that were cancelled here, gone before the API says so [361]. */
	cancelledAppointments: z.array(z.string()).default([]),
	/** Actions whose terms were read and agreed to [396] [A36]. */
	agreedTerms: z.array(z.string()).default([]),
	/** When the client was here before this session, in milliseconds since 1970; 0: never. Absent until it is looked up. */
	lastVisit: z.number().optional(),
	/** The slots that were filled: the others need not be looked for. */
	slots: z.array(z.string()),
})
export type SessionData = z.infer<typeof sessionDataSchema>

export function createSessionData(created: number): SessionData {
	return {
		created,
		notices: [],
		seenNotices: [],
		doneActions: [],
		cancelledAppointments: [],
		agreedTerms: [],
		slots: [],
	}
}
