import { Readable } from 'node:stream'
import { text as readText } from 'node:stream/consumers'
import type { Reader } from '#app/api/reader'
import { encodeMultipart } from '#app/api/multipart'
import type { Known } from './known.server'

/** The input of a command, in place of a client's form. */
export interface Sending {
	/** Values of the placeholders in its path. */
	ids?: Record<string, string>
	body?: unknown
	upload?: {
		fields: Record<string, string>
		files: Record<string, { name: string; mime: string; text: string }>
	}
	/** The input is made up, so a refusal is the expected response. */
	isRefused?: boolean
	/** Id of the record whose state the command changes. */
	subject?: string
}

export interface CheckedCommand {
	/** With `{names}` for ids. */
	path: string
	/** Schema of the response; absent when its content is not used. */
	answer?: Reader<unknown>
	/** Members that the response lacks; the portal cannot go on without them. */
	listMissing?: (resource: unknown) => string[]
	/** Effect for a client when it fails. */
	without: string
	/** The input, or the reason why it cannot be sent. */
	prepare: (known: Known) => Sending | string
	/** Stores parts of the response for later commands. */
	learn?: (known: Known, resource: unknown) => void
}

export async function encodeSending({ body, upload }: Sending): Promise<{ type?: string; body?: string }> {
	if (upload) return encodeUpload(upload)
	if (body === undefined) return {}
	return { type: 'application/json', body: JSON.stringify(body) }
}

async function encodeUpload({ fields, files }: NonNullable<Sending['upload']>) {
	const parts = Object.entries(files).map(([field, { name, mime, text }]) => {
		const bytes = Buffer.from(text)
		return { field, name, mime, size: bytes.length, read: () => Readable.from([bytes]) }
	})
	const { body, type } = encodeMultipart(fields, parts)
	return { type, body: await readText(Readable.from(body())) }
}

export function fillPath(path: string, ids: Record<string, string> = {}) {
	return path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(ids[name] ?? ''))
}
