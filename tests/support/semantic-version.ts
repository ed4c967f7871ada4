/** Parts of a semantic version, without its build: numbers as numbers, names as text. */
export interface SemanticVersion {
	release: number[]
	prerelease: (number | string)[]
}

export function readVersion(text: string): SemanticVersion {
	const [plain = ''] = text.replace(/^v/, '').split('+')
	const [release = '', ...rest] = plain.split('-')
	const prerelease = rest.join('-').split('.').filter(Boolean)
	return {
		release: [0, 1, 2].map((index) => Number(release.split('.')[index] ?? 0)),
		prerelease: prerelease.map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
	}
}

/** Negative when `a` is older than `b`. A release is newer than its prereleases. */
export function compareVersions(a: SemanticVersion, b: SemanticVersion): number {
	const difference = a.release.map((part, index) => part - (b.release[index] ?? 0)).find(Boolean)
	if (difference) return difference
	if (a.prerelease.length === 0 || b.prerelease.length === 0) return b.prerelease.length - a.prerelease.length
	const length = Math.max(a.prerelease.length, b.prerelease.length)
	const parts = Array.from({ length }, (_, index) => compareParts(a.prerelease[index], b.prerelease[index]))
	return parts.find(Boolean) ?? 0
}

/** Numbers are older than names; the shorter of two equal beginnings is older. */
function compareParts(a: number | string | undefined, b: number | string | undefined): number {
	if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined)
	if (typeof a === 'number' && typeof b === 'number') return a - b
	if (typeof a === 'string' && typeof b === 'string') return Number(a > b) - Number(a < b)
	return typeof a === 'number' ? -1 : 1
}
