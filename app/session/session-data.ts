import { z } from 'zod/v4'
import type { TextKey } from '#app/locales/texts'

/** Where more can be read or done; another site opens in a new tab. */
const noticeLink = z.object({
	href: z.string(),
	key: z.custom<TextKey>((value) => typeof value === 'string'),
	newTab: z.boolean().optional(),
})
export type NoticeLink = z.infer<typeof noticeLink>

/** A notice for the next page: the text's key and its values. */
const notice = z.object({
	id: z.string(),
	kind: z.enum(['success', 'error', 'info', 'warning']),
	key: z.custom<TextKey>((value) => typeof value === 'string'),
	values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
	links: z.array(noticeLink).default([]),
})

/** A notice that was shown, and when: milliseconds since 1970. */
const seenNotice = notice.extend({ at: z.number() })

const consumer = z.object({
	id: z.string(),
	/** The branch they signed in at; absent where the portal knows none. */
	branch: z.string().optional(),
	name: z.string(),
	addressStyle: z.enum(['formal', 'informal']).optional(),
	twoFactorSetup: z.boolean(),
})
export type SignedInConsumer = z.infer<typeof consumer>

export type StoredNotice = z.infer<typeof notice>

/** What is kept of a visitor between requests; tokens and drafts are records of their own. */
export const sessionData = z.object({
	/** Milliseconds since 1970. */
	created: z.number(),
	/** Absent for a guest. */
	consumer: consumer.optional(),
	notices: z.array(notice),
	/** The last that were shown, newest first. */
	seenNotices: z.array(seenNotice).default([]),
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
export type SessionData = z.infer<typeof sessionData>

export function newSessionData(created: number): SessionData {
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
