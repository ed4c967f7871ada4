const longestWord = 60
const file = String.raw`[a-z_-]+\.(?:css|csv|data|ics|jpg|js|json|pdf|png|svg|txt|vcf|webmanifest|zip)`
const word = new RegExp(`^(?:[a-z_-]*|:\\w+\\??|${file})$`, 'i')

/** The path for the log: a segment that may be an id or a token becomes `:id`. Plain words and file names stay. */
export function hidePathIds(path: string) {
	if (path.startsWith('/assets/')) return path
	return path
		.split('/')
		.map((segment) => (segment.length <= longestWord && word.test(segment) ? segment : ':id'))
		.join('/')
}
