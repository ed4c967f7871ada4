interface Named {
	name: string
}

/** Whether the content is equal too; the names are. */
type IsCopy<F extends Named> = (a: F, b: F) => boolean

/**
 * Bytes that the files of a form may have together. A file named like an earlier one may be a copy of it, so its bytes
 * count only once it has ended and differs.
 */
export function createFileBudget<F extends Named>(bytes: number, isCopy?: IsCopy<F>) {
	const earlier: { file: F; length: number }[] = []
	let left = bytes
	return {
		isSpent: () => left < 0,
		open(name: string) {
			const copied = isCopy ? earlier.filter(({ file }) => file.name === name) : []
			let loan = Math.max(0, ...copied.map(({ length }) => length))
			let length = 0
			let lent = 0
			return {
				take(count: number) {
					const free = Math.min(count, loan)
					loan -= free
					lent += free
					length += count
					left -= count - free
					return left >= 0
				},
				/** Returns whether the file is a copy; otherwise all its bytes count. */
				settle(file: F) {
					if (copied.some((one) => isCopy?.(one.file, file))) return true
					left -= lent
					earlier.push({ file, length })
					return false
				},
			}
		},
	}
}
