import { useCallback } from 'react'

type Fields = Partial<Record<string, { label: string }>>

/**
 * What a field is called in the summary of errors: its label. `fieldsOf` gives the fields of the page by name; it is
 * the same function each time, so that the summary stays the same list.
 */
export function useLabels<Page>(page: Page, fieldsOf: (page: Page) => Fields) {
	return useCallback((name: string) => fieldsOf(page)[name]?.label, [page, fieldsOf])
}
