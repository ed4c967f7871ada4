import { z } from 'zod/v4'
import { readDefinitions } from '#app/api/resources/definitions'
import { actionCounterSchema } from '#app/api/resources/product'
import { savingsPeriodSchema } from '#app/api/resources/savings-period'
import { timelineSchema, timelineStepsSchema } from '#app/api/resources/timeline'
import { amount, flag, id, localized, number, requiredText, text } from '#app/api/wire'
import { resourceSamples } from './resource-samples'

export interface ResourceReader {
	name: string
	schema: z.ZodType
	/** All known members of the result; undefined when the reader returns no object. */
	members?: Record<string, unknown>
	sample: unknown
	/** Result of reading the sample, in any format. */
	expected: unknown
	read: (told: unknown) => unknown
}

/** An example value for a member's schema; undefined when a sample must provide it. */
function exampleOf(kind: z.core.$ZodType, name: string): unknown {
	const examples = new Map<z.core.$ZodType, unknown>([
		[id, '17'],
		[flag, true],
		[number, 1234.5],
		[amount, 1234.5],
		[text, `${name} één`],
		[requiredText, `${name} één`],
		[localized, { nl: `${name} nl`, en: `${name} en` }],
		[actionCounterSchema, { total: 3, closed: 1, open: 2 }],
		[savingsPeriodSchema, 'ANNUALLY'],
		[timelineSchema, [{ label: 'Advies', completed: true, active: false }]],
		[timelineStepsSchema, [{ label: 'Advies', completed: true, active: false }]],
	])
	return examples.get(kind)
}

/** Members of a reader's object, by name. */
export function findShape(schema: z.core.$ZodType): z.core.$ZodShape | undefined {
	if (schema instanceof z.ZodObject) return schema.shape
	if (schema instanceof z.ZodPipe) return findShape(schema.out) ?? findShape(schema.in)
	return undefined
}

export function createReader(name: string, schema: z.ZodType): ResourceReader {
	const { members: own = {}, value, read: expected } = resourceSamples[name] ?? {}
	const read = (told: unknown) => {
		const { success, data } = schema.safeParse(told)
		return success && name === 'definitionResourceSchema'
			? readDefinitions([data as Record<string, unknown>])
			: data
	}
	if (value !== undefined) return { name, schema, sample: value, expected: value, read }
	const shape = Object.entries(findShape(schema) ?? {})
	const examples = shape.map(([member, kind]) => [member, exampleOf(kind, member)] as const)
	const members = { ...Object.fromEntries(examples.filter(([, example]) => example !== undefined)), ...own }
	return { name, schema, members, sample: members, expected: expected ?? members, read }
}
