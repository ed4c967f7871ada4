import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator'
import { cleanText, toOneLine } from './clean-text'

interface CalendarEntry {
	id: string
	title: string
	start: Date
	/** Default, and when not after the start: one hour later. */
	end?: Date
	/** The day of the start in UTC, without times. */
	isAllDay?: boolean
	/** Days (in UTC) whose morning reminds of it; those that are past stay, because calendars skip them. */
	reminders?: readonly Date[]
	location?: string
	description?: string
	url?: string
	firm: string
	/** Host of the portal; together with the id it identifies the event, so a second import replaces the first. */
	host: string
}

const hour = 60 * 60 * 1000
/** The sequence is the seconds since then: a file made later wins over the one that it replaces, for 68 years. */
const sequenceStart = Date.parse('2025-01-01T00:00:00Z')
/** Calendars count a reminder from the midnight of an all-day event. */
const morning = 9 * hour

/**
 * An event as an iCalendar file (RFC 5545), in UTC, which needs no time zone rules. The calendar has no name, because
 * Outlook would add it as a separate calendar.
 */
export function createCalendarFile({ start, end, isAllDay, firm, host, ...entry }: CalendarEntry): string {
	const maker = toOneLine(firm.replace(/[\\;,]|\/\/+/g, ' '))
	const calendar = ical({
		prodId: `//${maker}//Client portal//EN`,
		method: ICalCalendarMethod.PUBLISH,
	})
	calendar.createEvent({
		id: toOneLine(`${entry.id}@${host}`),
		sequence: Math.floor((Date.now() - sequenceStart) / 1000),
		start,
		end: isAllDay ? undefined : end && end > start ? end : new Date(start.valueOf() + hour),
		allDay: isAllDay,
		alarms: entry.reminders?.map((day) => ({
			type: ICalAlarmType.display,
			trigger: (start.valueOf() - day.valueOf() - morning) / 1000,
			description: toOneLine(entry.title),
		})),
		summary: toOneLine(entry.title),
		location: entry.location && toOneLine(entry.location),
		description: entry.description && cleanText(entry.description),
		url: entry.url && plainAddress(entry.url),
	})
	return `${calendar.toString()}\r\n`
}

/** Percent-encodes characters that the generator would escape with a backslash. */
function plainAddress(url: string): string {
	return toOneLine(url).replace(/[\\;, ]/g, (sign) => encodeURIComponent(sign))
}
