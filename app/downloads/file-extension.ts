const extensions: ReadonlyMap<string, string> = new Map([
	['application/pdf', 'pdf'],
	['application/x-pdf', 'pdf'],
	['image/jpeg', 'jpg'],
	['image/png', 'png'],
	['image/gif', 'gif'],
	['image/bmp', 'bmp'],
	['image/webp', 'webp'],
	['image/tiff', 'tif'],
	['text/plain', 'txt'],
	['text/csv', 'csv'],
	['text/xml', 'xml'],
	['application/xml', 'xml'],
	['application/zip', 'zip'],
	['application/msword', 'doc'],
	['application/vnd.ms-excel', 'xls'],
	['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
	['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
])

/** A file's name with the extension of its type, where it has none of its own: without one few systems open it. */
export function addExtension(name: string, contentType: string | undefined): string {
	const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? ''
	const extension = /\.[a-z][a-z\d]{1,7}$/i.test(name) ? undefined : extensions.get(type)
	return extension === undefined ? name : `${name}.${extension}`
}
