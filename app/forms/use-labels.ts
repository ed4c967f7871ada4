import { useCallback, useEffect, useRef } from 'react'

type Fields = Partial<Record<string, { label: string }>>

/**
 * What a field is called in the summary of errors: its label. The answer is the same function each time: an answer's
 * list of errors stays the same when its page is read anew, and takes the focus once.
 */
export function useLabels(fields: Fields) {
	const shown = useRef(fields)
	useEffect(() => {
		shown.current = fields
	})
	return useCallback((name: string) => shown.current[name]?.label, [])
}
