import { listControls } from './fill'

/** `Node.DOCUMENT_POSITION_FOLLOWING`: there is no `Node` here. */
const following = 4

/** How many questions stand under each heading of a form or legend of a group in it; radios and boxes are one question. */
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

/** Radios have their name in common, boxes their fieldset. */
function toQuestion(control: HTMLInputElement): unknown {
	if (control.type === 'radio') return control.name
	return control.type === 'checkbox' ? (control.closest('fieldset') ?? control) : control
}

/** The legend of a group of several questions. */
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
