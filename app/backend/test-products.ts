import { z } from 'zod/v4'

const identifierSchema = z.object({ type: z.string(), id: z.string() })
const resourceSchema = identifierSchema.extend({
	attributes: z.record(z.string(), z.unknown()),
	relationships: z
		.record(z.string(), z.object({ data: z.union([z.array(identifierSchema), identifierSchema, z.null()]) }))
		.optional(),
})
const documentSchema = z.object({
	data: z.array(resourceSchema),
	included: z.array(resourceSchema).default([]),
})

/** Items of a list answer, each with its own attributes and those of related items. */
export function readProducts(json: unknown): Record<string, unknown>[] {
	const { data, included } = documentSchema.parse(json)
	return data.map(({ id, attributes, relationships = {} }) => {
		const members: Record<string, unknown> = { id, ...attributes }
		for (const [name, { data: ids }] of Object.entries(relationships))
			members[name] = [ids ?? []].flat().map((one) => {
				const resource = included.find((each) => each.type === one.type && each.id === one.id)
				return { id: one.id, ...resource?.attributes }
			})
		return members
	})
}

/** Attributes of one item of a list answer, without related items. */
export function findAttributes(json: unknown, id: string) {
	const list = z.object({ data: z.array(identifierSchema.extend({ attributes: z.looseObject({}) })) })
	return list.parse(json).data.find((one) => one.id === id)?.attributes
}
