/** What a field is called in the summary of errors: its label. */
export function createLabelFinder(fields: Partial<Record<string, { label: string }>>) {
	return (name: string) => fields[name]?.label
}
