import { z } from 'zod/v4'

type Content = Record<string, { schema: object }>

interface Operation {
	operationId: string
	summary: string
	security: Record<string, string[]>[]
	requestBody?: { content: Content }
	responses: Record<string, { description: string; content?: Content }>
}

export interface Described {
	info: { title: string; description: string; version: string }
	paths: Record<string, { get?: Operation; post?: Operation }>
}

export function listOperations({ paths }: Described) {
	return Object.entries(paths).flatMap(([path, { get, post }]) => [
		...(get ? [{ name: `GET ${path}`, ...get }] : []),
		...(post ? [{ name: `POST ${path}`, ...post }] : []),
	])
}

const membersSchema = z.custom<Record<string, unknown>>(
	(value) => typeof value === 'object' && value !== null,
)

export const shapeSchema = z.object({
	type: z.union([z.string(), z.array(z.string())]).optional(),
	format: z.string().optional(),
	pattern: z.string().optional(),
	const: z.unknown().optional(),
	enum: z.array(z.unknown()).optional(),
	required: z.array(z.string()).default([]),
	properties: membersSchema.default({}),
	items: z.unknown().optional(),
	prefixItems: z.array(z.unknown()).default([]),
	oneOf: z.array(z.unknown()).default([]),
	anyOf: z.array(z.unknown()).default([]),
})
