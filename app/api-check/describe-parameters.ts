import type { RecordName } from '#app/api/calls'

/** Parameters in the address of a read, by the record that it needs. */
const queries: Partial<Record<RecordName, { name: string; description: string }>> = {
	document: { name: 'locale', description: 'The language of the document: nl or en' },
	quoteAttachment: { name: 'productActionId', description: 'The task of the quote' },
	bankguarantee: {
		name: 'type',
		description: 'Which paper: the application (empty), TERMS_AND_CONDITIONS or INSURANCE_CARD',
	},
}

const headers = [
	{ name: 'domain', description: 'The branch' },
	{ name: 'X-Request-Id', description: 'The id of the request in the logs' },
].map((one) => ({ ...one, in: 'header', required: false, schema: { type: 'string' } }))

/** Parameters of a call in OpenAPI: ids in its path, its query, and headers; `examples` by name. */
export function describeParameters(
	{ path, record }: { path: string; record?: RecordName },
	examples: Record<string, string> = {},
) {
	const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
	const query = record && queries[record]
	return [
		...ids.map((name) => ({
			name,
			in: 'path',
			required: true,
			schema: { type: 'string', minLength: 1 },
			...describeExample(examples[name]),
		})),
		...(query
			? [
					{
						...query,
						in: 'query',
						required: query.name !== 'type',
						schema: { type: 'string' },
						...describeExample(examples[query.name]),
					},
				]
			: []),
		...headers,
	]
}

function describeExample(example: string | undefined) {
	return example === undefined ? {} : { example }
}
