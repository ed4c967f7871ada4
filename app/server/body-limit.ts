const formLimit = 64 * 1024
const inventoryLimit = 256 * 1024
/** 1 MB of what a form in a frame told, and what surrounds it. */
const iwizeLimit = 1088 * 1024

/** Bytes that a POST to this path may carry, files apart. */
export function getBodyLimit(path: string) {
	if (/^\/actions\/[^/]+\/inventory\/?$/i.test(path)) return inventoryLimit
	if (/^\/action\/[^/]+\/iwize-form\/?$/i.test(path)) return iwizeLimit
	return formLimit
}

/** Pages that read their body as a stream, with counters of their own. */
export function isUploadPath(path: string) {
	return /^\/actions\/[^/]+\/upload-document\/?$/i.test(path) || /\/damage-reports\/create\/?$/i.test(path)
}
