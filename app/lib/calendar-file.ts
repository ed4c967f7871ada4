import ical, { ICalCalendarMethod } from 'ical-generator'
import { cleanText, toOneLine } from './clean-text'

interface CalendarEntry {
	id: string
	title: string
	start: Date
	/** Absent, or not after the start: an hour later. */
	end?: Date
	location?: string
	description?: string
	url?: string
	/** Whose appointment it is, for the name of the maker. */
	firm: string
	/** The portal's host; with the id it names the appointment, so that a second import replaces the first. */
	host: string
}

const hour = 60 * 60 * 1000

/**
 * One appointment as an iCalendar file (RFC 5545), in UTC, so that it needs no rules of a time zone. The calendar has no
 * name: Outlook would open it as a calendar of its own.
 */
export function createCalendarFile({ start, end, firm, host, ...entry }: CalendarEntry): string {
	const maker = toOneLine(firm.replace(/[\\;,]|\/\/+/g, ' '))
	const calendar = ical({
		prodId: `//${maker}//Client portal//EN`,
		method: ICalCalendarMethod.PUBLISH,
	})
	calendar.createEvent({
		id: toOneLine(`${entry.id}@${host}`),
		start,
		end: end && end > start ? end : new Date(start.valueOf() + hour),
		summary: toOneLine(entry.title),
		location: entry.location && toOneLine(entry.location),
		description: entry.description && cleanText(entry.description),
		url: entry.url && plainAddress(entry.url),
	})
	return `${calendar.toString()}\r\n`
}

/** Signs that the generator would put a backslash before, though an address knows no such thing. */
function plainAddress(url: string): string {
	return toOneLine(url).replace(/[\\;, ]/g, (sign) => encodeURIComponent(sign))
}
