import { html } from 'hono/html'

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
