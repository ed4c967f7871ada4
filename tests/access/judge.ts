import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { HtmlValidate, type ConfigData } from 'html-validate'
import type { AxeResults, NodeResult } from 'axe-core'
import type { Page } from 'playwright'
import { reviewed } from './reviewed-findings'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

// A default run leaves out target-size, so every tag is listed.
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Violations of axe, and its undecided findings that nobody has reviewed; a line each. */
export async function findAxeViolations(page: Page): Promise<string[]> {
	await page.evaluate(axeSource)
	const results = await page.evaluate(
		async ({ values, reviewed }) => {
			const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } }
			const options = { runOnly: { type: 'tag', values }, resultTypes: ['violations', 'incomplete'] }
			const { violations, incomplete } = await axe.run(options)
			const isReviewed = (id: string, [selector]: NodeResult['target']) =>
				reviewed.some(
					({ rule, within }) =>
						rule === id && typeof selector === 'string' && document.querySelector(selector)?.closest(within),
				)
			const open = incomplete.map((result) => ({
				...result,
				nodes: result.nodes.filter(({ target }) => !isReviewed(result.id, target)),
			}))
			return [...violations, ...open]
		},
		{ values: tags, reviewed },
	)
	return results.flatMap(({ id, help, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')} ${failureSummary ?? ''}`),
	)
}

const rules: ConfigData = {
	extends: ['html-validate:recommended', 'html-validate:document'],
	rules: {
		// Spelling of React: <br/>, novalidate="", charSet.
		'void-style': 'off',
		'attribute-boolean-style': 'off',
		'attribute-empty-style': 'off',
		'attr-case': 'off',
		// The error summary is above the page's heading.
		'heading-level': ['error', { minInitialRank: 'h2' }],
		// Styles and scripts come from this server, with a content hash in their name.
		'require-sri': 'off',
		// The firm's own texts may contain telephone numbers that break.
		'tel-non-breaking': 'off',
		// The title of a step contains step, page and firm (WCAG 2.4.2).
		'long-title': ['error', { maxlength: 120 }],
		'no-inline-style': 'error',
	},
}
const validator = new HtmlValidate(rules)

export async function findMarkupErrors(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html)
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, line, column }) => {
			const source = html.split('\n')[line - 1]?.slice(Math.max(0, column - 30), column + 90) ?? ''
			return `${ruleId}: ${message}: ${source}`
		}),
	)
}

/** Width of the page outside a window of 320 pixels. */
export async function measureOverflow(page: Page): Promise<number> {
	await page.setViewportSize({ width: 320, height: 800 })
	return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
