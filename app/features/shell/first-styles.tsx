import { useState } from 'react'

/**
 * Room for the styles of a first page: the server fills it when it knows what is on the page, and React leaves what is there.
 * `isAlone` where the page has no other than those of `href`.
 */
export function FirstStyles({ href, isAlone }: { href: string; isAlone?: boolean }) {
	return (
		<style
			data-sheet={href}
			data-alone={isAlone}
			suppressHydrationWarning
			dangerouslySetInnerHTML={{ __html: '' }}
		/>
	)
}

/** Whether a page brings its styles: a first one does, unless the server found it too long and wrote links in their place. */
export function useOwnStyles(isFirst: boolean) {
	const [hasOwn] = useState(() => isFirst && (typeof document === 'undefined' || isWritten()))
	return hasOwn
}

function isWritten() {
	return document.querySelector('style[data-sheet]') !== null
}
