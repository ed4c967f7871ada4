import { date, recordDate } from '#app/api/dates'
import { flag, id, localized, requiredText, text, timeOfDay } from '#app/api/leaves'
import { amount, exactAmount, number, percentage } from '#app/api/numbers'
import type { Kind, Reader, Shape } from '#app/api/reader'
import { readDefinitions } from '#app/api/resources/definitions'
import { actionCounterSchema } from '#app/api/resources/product'
import { savingsPeriodSchema } from '#app/api/resources/savings-period'
import { timelineSchema, timelineStepsSchema } from '#app/api/resources/timeline'
import { tryRead, unwrapLists } from './read-document'
import { resourceSamples } from './resource-samples'

export interface ResourceReader {
	name: string
	schema: Reader<unknown>
	/** All known members of the result; undefined when the reader returns no object. */
	members?: Record<string, unknown>
	sample: unknown
	/** Result of reading the sample, in any format. */
	expected: unknown
	read: (told: unknown) => unknown
}

/** An example value for a member's schema; undefined when a sample must provide it. */
function exampleOf({ kind }: Reader<unknown>, name: string): unknown {
	const examples = new Map<Kind, unknown>([
		[id.kind, '17'],
		[flag.kind, true],
		[number.kind, 1234.5],
		[amount.kind, 1234.5],
		[text.kind, `${name} één`],
		[percentage.kind, 1234.5],
		[exactAmount.kind, 1234.5],
		[date.kind, '2026-01-02'],
		[recordDate.kind, '1980-01-02'],
		[timeOfDay.kind, '09:30'],
		[requiredText.kind, `${name} één`],
		[localized.kind, { nl: `${name} nl`, en: `${name} en` }],
		[actionCounterSchema.kind, { total: 3, closed: 1, open: 2 }],
		[savingsPeriodSchema.kind, 'ANNUALLY'],
		[timelineSchema.kind, [{ label: 'Advies', completed: true, active: false }]],
		[timelineStepsSchema.kind, [{ label: 'Advies', completed: true, active: false }]],
	])
	return examples.get(kind)
}

/** Members of a reader's object, by name; none for another reader. */
export function findShape({ kind }: Reader<unknown>): Shape {
	return kind.is === 'object' ? kind.shape : {}
}

export function createReader(name: string, schema: Reader<unknown>): ResourceReader {
	const { members: own = {}, value, read: expected } = resourceSamples[name] ?? {}
	const read = (told: unknown) => {
		const { success, data } = tryRead(schema, told)
		return success && name === 'definitionResourceSchema'
			? readDefinitions([data as Record<string, unknown>])
			: unwrapLists(data)
	}
	if (value !== undefined) return { name, schema, sample: value, expected: value, read }
	const shape = Object.entries(findShape(schema))
	const examples = shape.map(([member, kind]) => [member, exampleOf(kind, member)] as const)
	const members = { ...Object.fromEntries(examples.filter(([, example]) => example !== undefined)), ...own }
	return { name, schema, members, sample: members, expected: expected ?? members, read }
}
