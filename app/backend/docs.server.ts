import { Hono } from 'hono'
import { html } from 'hono/html'
import { listOperations, type Described, shapeSchema } from './docs-description'

type Content = ReturnType<typeof html>

const formStyle =
	'body{font:1.125rem/1.5 sans-serif;max-width:30rem;margin:2rem auto;padding:0 1rem}button,input{font:inherit}'

/** A policy that allows nothing but `more`. */
export function createDemoPolicy(...more: string[]) {
	return ["default-src 'none'", "style-src 'unsafe-inline'", "base-uri 'none'", ...more].join('; ')
}

export function renderDemoPage(name: string, content: Content, { language = 'nl', style = formStyle } = {}) {
	return html`
		<!doctype html>
		<html lang="${language}">
			<head>
				<meta charset="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<title>${name}</title>
				<style>
					${style}
				</style>
			</head>
			<body>
				<main>
					<h1>${name}</h1>
					${content}
				</main>
			</body>
		</html>
	`
}

export function renderDemoButtons(name: string, labels: readonly string[]) {
	const buttons = labels.map((label) => html` <button name="${name}" value="${label}">${label}</button> `)
	return html` <form method="post">${buttons}</form> `
}

function renderShape(schema: unknown): ReturnType<typeof html> {
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

const look = {
	language: 'en',
	style:
		'body{font:1rem/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}code{overflow-wrap:anywhere}ul{padding-inline-start:1.5rem}',
}

/** `/openapi.json`, and `/docs`, which works without scripts. */
export function createDocs(description: Described) {
	return new Hono()
		.get('/', (c) => {
			c.header('content-security-policy', createDemoPolicy())
			return c.html(renderRoot())
		})
		.get('/openapi.json', (c) => c.json(description))
		.get('/docs', (c) => {
			c.header('content-security-policy', createDemoPolicy())
			return c.html(renderDocs(description))
		})
}

function renderRoot() {
	const content = html`
		<p>
			This is the JSON:API that the client portal calls, with demo data. It is not the portal, which
			<code>npm start</code>
			starts.
		</p>
		<p><a href="/docs">All calls</a></p>
	`
	return renderDemoPage('Reference API', content, look)
}

function renderDocs(description: Described) {
	const { info } = description
	const operations = listOperations(description)
	const content = html`
		<p>${info.description}</p>
		<p>
			Version ${info.version}.
			<a href="/openapi.json">The same as OpenAPI 3.1</a>
			.
		</p>
		${renderContents(operations)} ${operations.map(renderOperation)}
	`
	return renderDemoPage(info.title, content, look)
}

function renderContents(operations: ReturnType<typeof listOperations>) {
	return html`
		<nav aria-label="Calls">
			<ul>
				${operations.map(
					({ name, operationId }) => html`
						<li>
							<a href="#${operationId}"><code>${name}</code></a>
						</li>
					`,
				)}
			</ul>
		</nav>
	`
}

function renderOperation({
	name,
	operationId,
	summary,
	security,
	requestBody,
	responses,
}: ReturnType<typeof listOperations>[number]) {
	const who = security.length === 0 ? 'Everybody' : security.flatMap((one) => Object.keys(one)).join(', ')
	return html`
		<section aria-labelledby="${operationId}">
			<h2 id="${operationId}"><code>${name}</code></h2>
			<p>${summary}. Token: ${who}.</p>
			${
				requestBody
					? Object.entries(requestBody.content).map(
							([type, { schema }]) => html`
								<h3>
									Sent as
									<code>${type}</code>
								</h3>
								${renderShape(schema)}
							`,
						)
					: ''
			}
			${Object.entries(responses).map(
				([status, { description, content = {} }]) => html`
					<h3>${status}: ${description}</h3>
					${Object.values(content).map(({ schema }) => renderShape(schema))}
				`,
			)}
		</section>
	`
}
