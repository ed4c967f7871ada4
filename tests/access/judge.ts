import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { HtmlValidate, type ConfigData } from 'html-validate'
import type { AxeResults, NodeResult } from 'axe-core'
import type { Page } from 'playwright'
import { reviewed } from './reviewed-findings'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

// Named one by one: a default run leaves target-size out.
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong, and what it leaves to people and nobody has reviewed; a line each. */
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
		// How React writes: <br/>, novalidate="", charSet.
		'void-style': 'off',
		'attribute-boolean-style': 'off',
		'attribute-empty-style': 'off',
		'attr-case': 'off',
		// The error summary stands above the page's heading.
		'heading-level': ['error', { minInitialRank: 'h2' }],
		// Styles and scripts come from this server, under the name of their content.
		'require-sri': 'off',
		// Numbers are also written by the firm, who may break them.
		'tel-non-breaking': 'off',
		// Of a step it names the step, the page and the firm (WCAG 2.4.2).
		'long-title': ['error', { maxlength: 120 }],
		'no-inline-style': 'error',
	},
}
const validator = new HtmlValidate(rules)

/** What is wrong with the document as it came over the wire, a line each. */
export async function findMarkupErrors(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html)
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, line, column }) => {
			const source = html.split('\n')[line - 1]?.slice(Math.max(0, column - 30), column + 90) ?? ''
			return `${ruleId}: ${message}: ${source}`
		}),
	)
}

/** How many pixels of the page lie outside a window 320 wide. */
export async function measureOverflow(page: Page): Promise<number> {
	await page.setViewportSize({ width: 320, height: 800 })
	return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
