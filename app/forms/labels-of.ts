/** What a field is called in the summary of errors: its label. */
export function labelsOf(fields: Partial<Record<string, { label: string }>>) {
	return (name: string) => fields[name]?.label
}
