import type { Block } from './question'

/** The names of all fields of these blocks, as a form knows them. */
export function listFieldNames(blocks: readonly Block[]): string[] {
	return blocks.flatMap(({ path, most, questions }) => {
		const before = path === undefined ? '' : most === undefined ? `${path}.` : `${path}[*].`
		const names = questions.flatMap((one) => (one.kind === 'ticks' ? one.answers : one.name))
		return names.map((name) => before + name)
	})
}
