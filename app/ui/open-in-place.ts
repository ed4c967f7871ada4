import type { MouseEvent } from 'react'

/** Opens over the page what a link or button leads to, where the browser has dialogs; with another key or button it opens a tab or a window. */
export function openInPlace(event: MouseEvent<HTMLElement>, open: () => void) {
	const { button, altKey, ctrlKey, metaKey, shiftKey } = event
	const isPlain = button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
	if (!isPlain || typeof HTMLDialogElement === 'undefined') return
	event.preventDefault()
	// What has the focus now gets it back when the dialog closes; not every browser focuses what was clicked.
	event.currentTarget.focus()
	open()
}
