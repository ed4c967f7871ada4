const formLimit = 64 * 1024
const inventoryLimit = 256 * 1024
/** A sealed receipt with the texts that it agreed to; line ends and letters take up to three bytes. */
const receiptLimit = 960 * 1024
/** 1 MB of partner data in a form field, plus the fields around it. */
const iwizeLimit = 1088 * 1024

/** Bytes of a POST body, without files. */
export function getBodyLimit(path: string) {
	if (/^\/actions\/[^/]+\/inventory\/?$/i.test(path)) return inventoryLimit
	if (/^\/action\/[^/]+\/iwize-form\/?$/i.test(path)) return iwizeLimit
	if (/^\/receipts\/check\/?$/i.test(path)) return receiptLimit
	return formLimit
}

export function isUploadPath(path: string) {
	return /^\/actions\/[^/]+\/upload-document\/?$/i.test(path) || /\/damage-reports\/create\/?$/i.test(path)
}
