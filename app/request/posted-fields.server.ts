import { hideUrlSecrets } from '#app/lib/hide-url-secrets'
import { dropSecretFields, isFilledIn, type KeptField, type KeptForm } from './kept-form'
import { isMultipart } from './read-fields.server'
import { readForm } from './read-form.server'
import { readUpload } from './read-upload.server'

/** Characters of a kept form. */
const mostKept = 256 * 1024

const readBefore = new WeakMap<Request, KeptField[]>()

/** Fields of a streamed body, in case an error page replaces its page. */
export function rememberFields(request: Request, fields: KeptField[]) {
	readBefore.set(request, fields)
}

/** Posted fields that the visitor can submit again; undefined when the body is not a form. */
export async function findPostedForm(request: Request): Promise<KeptForm | undefined> {
	const all = await readPostedFields(request)
	if (all.length === 0 || JSON.stringify(all).length > mostKept) return undefined
	const hasFiles = isMultipart(request.headers.get('Content-Type') ?? '')
	return { action: hideUrlSecrets(request.url), ...dropSecretFields(all), hasFiles }
}

/** Fields of a form that no other code reads; files are skipped. */
export async function readPostedFields(request: Request): Promise<KeptField[]> {
	if (request.method !== 'POST') return []
	const known = readBefore.get(request)
	if (known || request.bodyUsed) return known ?? []
	if (!isMultipart(request.headers.get('Content-Type') ?? '')) return [...(await readForm(request))]
	const upload = await readUpload(request, 0)
	await upload.close()
	return [...upload.fields]
}

/** The fields to store until their owner returns: `[]` when nothing was filled in; undefined for none, or too many. */
export function selectKeptFields(posted: KeptField[]) {
	const { fields } = dropSecretFields(posted)
	if (fields.length === 0 || JSON.stringify(fields).length > mostKept) return undefined
	return isFilledIn(fields) ? fields : []
}
