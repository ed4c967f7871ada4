import { Hono } from 'hono'
import { html } from 'hono/html'
import { createDemoPolicy, renderDemoPage } from './demo-page'
import { renderShape } from './docs-shape'
import { listOperations, type Described } from './docs-description'

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
