import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { HtmlValidate, type ConfigData } from 'html-validate'
import type * as Axe from 'axe-core'
import type { Page } from 'playwright'
import { reviewed } from './reviewed-findings'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

// A default run leaves out target-size, so every tag is listed.
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Found = Pick<Axe.AxeResults, 'violations' | 'incomplete'>

const contrast = 'color-contrast'

/** Violations of axe, and its undecided findings that nobody has reviewed; a line each. */
export async function findAxeViolations(page: Page): Promise<string[]> {
	await page.evaluate(axeSource)
	const { violations, incomplete } = await runAxe(page, { type: 'tag', values: tags })
	const covered = incomplete.filter(({ id }) => id === contrast).flatMap(({ nodes }) => nodes)
	const again = await judgeWithoutReach(page, covered)
	const undecided = [...incomplete.filter(({ id }) => id !== contrast), ...again.incomplete]
	const findings = [...violations, ...again.violations].flatMap(listFindings)
	return [...findings, ...(await dropReviewed(page, undecided.flatMap(listFindings)))].map(({ line }) => line)
}

interface Finding {
	rule: string
	selector: string
	line: string
}

function listFindings({ id, help, nodes }: Axe.Result): Finding[] {
	return nodes.map(({ target, failureSummary }) => {
		const selector = target.join(' ')
		return { rule: id, selector, line: `${id}: ${help}: ${selector} ${failureSummary ?? ''}` }
	})
}

function runAxe(page: Page, runOnly: Axe.RunOnly, include?: Axe.NodeResult['target'][]): Promise<Found> {
	return page.evaluate(
		async ({ runOnly, include }) => {
			const { axe } = window as unknown as { axe: typeof Axe }
			const options = { runOnly, resultTypes: ['violations' as const, 'incomplete' as const] }
			const { violations, incomplete } = await axe.run(include ? { include } : document, options)
			return { violations, incomplete }
		},
		{ runOnly, include },
	)
}

/** A link's area for a finger is transparent and may cover words, which axe cannot judge then: it goes for a moment. */
async function judgeWithoutReach(page: Page, covered: readonly Axe.NodeResult[]): Promise<Found> {
	if (covered.length === 0) return { violations: [], incomplete: [] }
	await page.evaluate(() => {
		const sheet = new CSSStyleSheet()
		sheet.replaceSync('a:any-link { padding-block: 0 !important; margin-block: 0 !important }')
		document.adoptedStyleSheets = [sheet]
	})
	const found = await runAxe(
		page,
		{ type: 'rule', values: [contrast] },
		covered.map(({ target }) => target),
	)
	await page.evaluate(() => (document.adoptedStyleSheets = []))
	return found
}

function dropReviewed(page: Page, undecided: Finding[]): Promise<Finding[]> {
	return page.evaluate(
		({ undecided, reviewed }) =>
			undecided.filter(
				({ rule, selector }) =>
					!reviewed.some((one) => one.rule === rule && document.querySelector(selector)?.closest(one.within)),
			),
		{ undecided, reviewed },
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
