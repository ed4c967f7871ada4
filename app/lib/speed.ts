/** Code that is there for speed alone. `.github/CONTRIBUTING.md` has the worth of each part. */
export const speedParts = [
	'answers',
	'figures',
	'frame',
	'handlers',
	'html',
	'offsets',
	'questions',
	'styles',
] as const
type SpeedPart = (typeof speedParts)[number]

let off: readonly SpeedPart[] = []

/** Uses the simple code instead, to compare it in tests and in the bench. */
export function switchOff(parts: readonly SpeedPart[]) {
	off = parts
}

export function isOn(part: SpeedPart) {
	return !off.includes(part)
}
