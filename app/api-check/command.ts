import { Readable } from 'node:stream'
import { text as readText } from 'node:stream/consumers'
import type { z } from 'zod/v4'
import { encodeMultipart } from '#app/api/multipart'
import type { Known } from './known.server'

/** What is sent for a command, in place of a client who fills in its form. */
export interface Sending {
	/** For the names in its path. */
	ids?: Record<string, string>
	body?: unknown
	upload?: {
		fields: Record<string, string>
		files: Record<string, { name: string; mime: string; text: string }>
	}
	/** Sent with something made up: as agreed is a refusal. */
	isRefused?: boolean
	/** The temporary token of a flow without login. */
	token?: string
}

/** A command of the portal. */
export interface CheckedCommand {
	/** With `{names}` for ids. */
	path: string
	/** What its answer is read by; absent where that tells nothing that is needed. */
	answer?: z.ZodType
	/** What a client sees where it fails. */
	without: string
	/** What to send; a text tells why nothing can be. */
	prepare: (known: Known) => Sending | string
	/** What later commands need of the answer. */
	learn?: (known: Known, resource: unknown) => void
}

/** The part of a request that a sending is. */
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

/** The address of a command for these ids. */
export function fillPath(path: string, ids: Record<string, string> = {}) {
	return path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(ids[name] ?? ''))
}
