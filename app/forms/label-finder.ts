export function createLabelFinder(fields: Partial<Record<string, { label: string }>>) {
	return (name: string) => fields[name]?.label
}
