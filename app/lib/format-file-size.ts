const steps = [
	{ unit: 'MB', bytes: 1024 * 1024 },
	{ unit: 'kB', bytes: 1024 },
]

/** `1,4 MB`, `12 kB` or `30 bytes`, in steps of 1024 like the upload limit. */
export function formatFileSize(bytes: number, language: string): string {
	const step = steps.find((each) => bytes >= each.bytes)
	if (!step) return `${bytes} bytes`
	const size = bytes / step.bytes
	const number = size.toLocaleString(language, { maximumFractionDigits: size < 10 ? 1 : 0 })
	return `${number} ${step.unit}`
}
