import type { MouseEvent } from 'react'

/** Opens over the page what a link leads to, where the browser has dialogs; with another key or button the link opens a tab or a window. */
export function openInPlace(event: MouseEvent<HTMLAnchorElement>, open: () => void) {
	const { button, altKey, ctrlKey, metaKey, shiftKey } = event
	const isPlain = button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
	if (!isPlain || typeof HTMLDialogElement === 'undefined') return
	event.preventDefault()
	// What has the focus now gets it back when the dialog closes; not every browser focuses a clicked link.
	event.currentTarget.focus()
	open()
}
