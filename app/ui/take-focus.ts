/** Moves the focus there, but not away from a field that was in use before the scripts came. */
export function takeFocus(element: HTMLElement | null) {
	const isFirst = !document.documentElement.hasAttribute('data-hydrated')
	if (isFirst && document.activeElement !== document.body) return
	element?.focus()
}
