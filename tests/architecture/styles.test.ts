import { expect, test } from 'vitest'
import { listFiles, listSources, readText } from './sources'

const sheets = listFiles('app')
	.filter((path) => path.endsWith('.css'))
	.map((path) => ({ path, text: readText(path).replace(/\/\*[\s\S]*?\*\//g, '') }))
const parts = sheets.filter(({ path }) => !path.startsWith('app/theme/'))

test('Every variable that a part uses is defined', () => {
	const themed = listFiles('app/theme').filter((path) => /\.(css|ts)$/.test(path) && !path.includes('.test.'))
	const defined = new Set(
		[...sheets.map(({ text }) => text), ...themed.map(readText)].flatMap((text) =>
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
