import { useSyncExternalStore } from 'react'

/** Whether the checkbox of this id is ticked; undefined as long as no script knows. */
export function useChecked(id: string): boolean | undefined {
	return useSyncExternalStore(
		onChange,
		() => document.querySelector(`[id="${id}"]:checked`) !== null,
		() => undefined,
	)
}

function onChange(look: () => void) {
	document.addEventListener('change', look)
	return () => document.removeEventListener('change', look)
}
