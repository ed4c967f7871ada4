import type { Say } from '#app/i18n/say.server'
import {
	findAttribute,
	findText,
	listElements,
	parseHtml,
	type HtmlNode,
} from '#app/lib/html/parse-html.server'
import { type Firm, findLastName } from './firm.server'
import { findFirmHtml, type FirmHtml } from './firm-html.server'

/** A branch that left the list keeps its name as long as sessions use it. */
export function getFirmName(
	{ branches, branch }: Pick<Firm, 'branches'> & { branch: string | undefined },
	say: Say,
) {
	const listed = branches.find(({ domain }) => domain === branch)
	return listed?.name ?? (branch === undefined ? undefined : findLastName(branch)) ?? say('shell.portal')
}

export function getFirmFooter({ licence }: Pick<Firm, 'licence'>, say: Say): FirmHtml | undefined {
	return findFirmHtml(licence.content.footerContent, say)
}

/** The first phone number that the firm's footer links; undefined without one. */
export function findFirmPhone(firm: Pick<Firm, 'licence'>, say: Say) {
	const html = getFirmFooter(firm, say)?.html ?? ''
	for (const element of listElements(parseHtml(html) ?? [])) {
		const href = findAttribute(element, 'href') ?? ''
		const label = listTexts(element.childNodes).join('').trim().replace(/\s/g, '\u00a0')
		if (href.startsWith('tel:') && label !== '') return { href, label }
	}
	return undefined
}

function listTexts(nodes: readonly HtmlNode[]): string[] {
	return nodes.flatMap((node) => [
		findText(node) ?? '',
		...('childNodes' in node ? listTexts(node.childNodes) : []),
	])
}
