import { expect, test } from 'vitest'
import { createBrandStylesheet } from '#app/theme/brand'
import { defaultTheme } from '#app/theme/theme'
import { listFiles, listSources, readText } from './sources'

const sheets = listFiles('app')
	.filter((path) => path.endsWith('.css'))
	.map((path) => ({ path, text: readText(path).replace(/\/\*[\s\S]*?\*\//g, '') }))
const parts = sheets.filter(({ path }) => !path.startsWith('app/theme/'))

test('Every variable that a part uses is defined', () => {
	const themed = listFiles('app/theme').filter((path) => /\.(css|ts)$/.test(path) && !path.includes('.test.'))
	const brand = createBrandStylesheet(defaultTheme)
	const defined = new Set(
		[brand, ...sheets.map(({ text }) => text), ...themed.map(readText)].flatMap((text) =>
			[...text.matchAll(/(--[a-z0-9-]+)\s*:|['"`](--[a-z0-9-]+)/g)].map((match) => match[1] ?? match[2]),
		),
	)
	const used = sheets.flatMap(({ path, text }) =>
		[...text.matchAll(/var\((--[a-z0-9-]+)/g)].map(([, name]) => ({ path, name })),
	)
	expect(used.filter(({ name }) => !defined.has(name))).toEqual([])
})

test('No class of a part is left unused', () => {
	const views = listSources()
	const unused = parts
		.filter(({ path }) => path.endsWith('.module.css'))
		.flatMap(({ path, text }) => {
			const users = views.filter(({ imports }) => imports.includes(path))
			const view = users.map((user) => user.text).join('\n')
			if (/\w+\[/.test(view.replace(/\w+\[['"]/g, ''))) return []
			const classes = new Set([...text.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))
			return [...classes]
				.filter((name) => !new RegExp(`\\.${name}\\b`).test(view))
				.map((name) => `${path}: ${name}`)
		})
	expect(unused).toEqual([])
})

interface Rule {
	path: string
	selector: string
	body: string
	/** Conditions around it, such as `@supports`. */
	within: string
}

/** The rules of a sheet with those of its at-rules. */
function listRules(path: string, text: string, within = ''): Rule[] {
	const rules: Rule[] = []
	let [start, depth, opened] = [0, 0, 0]
	for (const { 0: sign, index } of text.matchAll(/[{};]/g)) {
		if (sign === ';' && depth === 0) start = index + 1
		if (sign === '{' && ++depth === 1) opened = index
		if (sign !== '}' || --depth > 0) continue
		const selector = text.slice(start, opened).trim()
		const body = text.slice(opened + 1, index)
		if (selector.startsWith('@')) rules.push(...listRules(path, body, `${within} ${selector}`))
		else rules.push({ path, selector, body, within })
		start = index + 1
	}
	return rules
}

const rules = sheets.flatMap(({ path, text }) => listRules(path, text))
const nameRules = (found: readonly Rule[]) => found.map(({ path, selector }) => `${path}: ${selector}`)

test('What hides while an element is closed is guarded: a browser without such elements shows it', () => {
	const hiding = rules.filter(
		({ selector, body }) =>
			/:not\(\[open\]\)/.test(selector) && /display: none|visibility: hidden/.test(body),
	)
	expect(nameRules(hiding)).toContain('app/ui/main-menu.module.css: .drawer:not([open]) + .entries')
	expect(nameRules(hiding.filter(({ within }) => !within.includes('@supports selector(')))).toEqual([])
})

test('Visually hidden text is hidden in a way that browsers from before clip-path know', () => {
	const clipped = rules.filter(({ body }) => /clip-path: inset\(50%\)|clip: rect\(0 0 0 0\)/.test(body))
	const way = ['position: absolute', 'width: 1px', 'height: 1px', 'overflow: hidden', 'clip: rect(0 0 0 0)']
	const others = clipped.filter(({ body }) => !way.every((part) => body.includes(`\t${part};`)))
	expect(clipped.length).toBeGreaterThan(4)
	expect(nameRules(others)).toEqual([])
})
