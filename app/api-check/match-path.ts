/** Values of the placeholders of a path such as `/api/actions/{id}`; undefined for any other path. */
export function matchPath(template: string, path: string): Record<string, string> | undefined {
	const segments = path.split('/')
	const parts = template.split('/')
	if (segments.length !== parts.length) return undefined
	const values: Record<string, string> = {}
	for (const [at, part] of parts.entries()) {
		const value = segments[at] ?? ''
		const name = /^\{(\w+)\}$/.exec(part)?.[1]
		if (name === undefined ? value !== part : value === '') return undefined
		if (name !== undefined) values[name] = value
	}
	return values
}
