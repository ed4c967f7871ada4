import { html } from 'hono/html'
import { shapeSchema } from './docs-description'

export function renderShape(schema: unknown): ReturnType<typeof html> {
	const shape = shapeSchema.safeParse(schema).data
	if (!shape) return html``
	const { required, properties, items, prefixItems } = shape
	const members = Object.entries(properties)
	const choices = [...shape.oneOf, ...shape.anyOf].filter(hasParts)
	const elements = [...prefixItems, ...(items === undefined ? [] : [items])].filter(hasParts)
	if (members.length + choices.length + elements.length === 0) return html``
	return html`
		<ul>
			${members.map(
				([name, member]) => html`
					<li>
						<code>${name}</code>
						${required.includes(name) ? '' : ' (may be absent)'}: ${describeKinds(member)}
						${renderShape(member)}
					</li>
				`,
			)}
			${elements.map(
				(element) => html` <li>each element: ${describeKinds(element)} ${renderShape(element)}</li> `,
			)}
			${choices.map((choice) => html` <li>either ${describeKinds(choice)} ${renderShape(choice)}</li> `)}
		</ul>
	`
}

function hasParts(schema: unknown): boolean {
	const shape = shapeSchema.safeParse(schema).data
	if (!shape) return false
	const inside = [shape.items, ...shape.prefixItems, ...shape.oneOf, ...shape.anyOf]
	return Object.keys(shape.properties).length > 0 || inside.some(hasParts)
}

function describeKinds(schema: unknown): string {
	const shape = shapeSchema.safeParse(schema).data
	if (!shape) return 'anything'
	if (shape.const !== undefined) return JSON.stringify(shape.const)
	if (shape.enum) return shape.enum.map((one) => JSON.stringify(one)).join(', ')
	const choices = [...shape.oneOf, ...shape.anyOf]
	if (choices.length > 0) return [...new Set(choices.map(describeKinds))].join(' or ')
	const kinds = [shape.type ?? 'anything'].flat().join(' or ')
	const form = shape.format ?? shape.pattern
	return form === undefined ? kinds : `${kinds} (${form})`
}
