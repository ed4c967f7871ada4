export interface Misspelt {
	name: string
	meant: string
}

/** Names close to one of `known`, unless that one is set too: machines have variables such as APP_URL. */
export function findMisspelt(names: readonly string[], known: readonly string[]): Misspelt[] {
	const absent = known.filter((name) => !names.includes(name))
	return names
		.filter((name) => !known.includes(name))
		.flatMap((name) => {
			const [nearest] = absent
				.map((meant) => ({ name, meant, edits: countEdits(readable(name), meant) }))
				.filter(({ meant, edits }) => edits <= Math.max(1, Math.floor(meant.length / 4)))
				.sort((a, b) => a.edits - b.edits)
			return nearest ? [{ name, meant: nearest.meant }] : []
		})
}

function readable(name: string) {
	return name.toUpperCase().replaceAll('-', '_')
}

/** Edit distance; swapped neighbours count once. */
function countEdits(one: string, other: string) {
	const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)]
	for (let i = 1; i <= one.length; i++) {
		const row = [i]
		for (let j = 1; j <= other.length; j++) {
			const isSame = one[i - 1] === other[j - 1]
			const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
			row[j] = Math.min(
				at(rows[i - 1], j) + 1,
				at(row, j - 1) + 1,
				at(rows[i - 1], j - 1) + (isSame ? 0 : 1),
				isSwapped ? at(rows[i - 2], j - 2) + 1 : Infinity,
			)
		}
		rows.push(row)
	}
	return at(rows[one.length], other.length)
}

function at(row: readonly number[] | undefined, index: number) {
	return row?.[index] ?? Infinity
}
