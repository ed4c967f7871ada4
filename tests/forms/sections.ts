import { listControls } from './fill'

/** `Node.DOCUMENT_POSITION_FOLLOWING`, because Node.js has no global `Node`. */
const following = 4

/**
 * Number of questions per heading or group legend of a form. All radio buttons or checkboxes of a group are one
 * question.
 */
export function countBySection(form: HTMLFormElement): Record<string, number> {
	const headings = [...form.ownerDocument.querySelectorAll('h1, h2, h3, h4')]
	const sections = new Map<string, Set<unknown>>()
	for (const control of listControls(form)) {
		const section = findLegend(control) ?? findHeading(control, headings) ?? ''
		const questions = sections.get(section) ?? new Set()
		sections.set(section, questions.add(toQuestion(control)))
	}
	return Object.fromEntries([...sections].map(([section, questions]) => [section, questions.size]))
}

/** Radio buttons share their name, checkboxes their fieldset. */
function toQuestion(control: HTMLInputElement): unknown {
	if (control.type === 'radio') return control.name
	return control.type === 'checkbox' ? (control.closest('fieldset') ?? control) : control
}

/** Legend of a group with several questions. */
function findLegend(control: Element) {
	for (
		let group = control.closest('fieldset');
		group;
		group = group.parentElement?.closest('fieldset') ?? null
	)
		if (new Set(listControls(group).map(toQuestion)).size > 1)
			return group.querySelector('legend')?.textContent
	return undefined
}

function findHeading(control: Element, headings: readonly Element[]) {
	const before = headings.filter((heading) => (heading.compareDocumentPosition(control) & following) !== 0)
	return before.at(-1)?.textContent
}
