import type { MouseEvent } from 'react'

/** Modifier keys and other mouse buttons keep the browser's behaviour. */
export function openInPlace(event: MouseEvent<HTMLElement>, open: () => void) {
	const { button, altKey, ctrlKey, metaKey, shiftKey } = event
	const isPlain = button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
	if (!isPlain || typeof HTMLDialogElement === 'undefined') return
	event.preventDefault()
	// The dialog returns the focus on close. Safari does not focus clicked buttons.
	event.currentTarget.focus()
	open()
}
