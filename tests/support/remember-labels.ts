import type { DOMWindow } from 'jsdom'

const labelable = 'button, input:not([type=hidden]), meter, output, progress, select, textarea'
const labelled = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'] as const

/** Caches the labels of every field of a page, because jsdom searches the whole page for each field. */
export function rememberLabels(window: DOMWindow): void {
	const pages = new WeakMap<Document, Map<Element, HTMLLabelElement[]>>()
	for (const name of labelled) {
		Object.defineProperty(window[`HTML${name}Element`].prototype, 'labels', {
			get(this: Element) {
				const page = this.ownerDocument
				const labels = pages.get(page) ?? groupLabels(page)
				pages.set(page, labels)
				return this.matches(labelable) ? (labels.get(this) ?? []) : null
			},
		})
	}
}

function groupLabels(document: Document): Map<Element, HTMLLabelElement[]> {
	const groups = new Map<Element, HTMLLabelElement[]>()
	for (const label of document.querySelectorAll('label')) {
		const control = findControl(label, document)
		if (control) groups.set(control, [...(groups.get(control) ?? []), label])
	}
	return groups
}

function findControl(label: HTMLLabelElement, document: Document): Element | null {
	if (!label.hasAttribute('for')) return label.querySelector(labelable)
	const control = document.getElementById(label.htmlFor)
	return control?.matches(labelable) ? control : null
}
