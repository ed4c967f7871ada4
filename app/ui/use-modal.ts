import { useEffect, useRef, type RefObject } from 'react'

/** Opens the dialog with the focus on its heading, so that screen readers say "dialog" and its title first. */
export function useModal(dialog: RefObject<HTMLDialogElement>): RefObject<HTMLHeadingElement> {
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => {
		dialog.current?.showModal()
		heading.current?.focus()
	}, [dialog])
	return heading
}
