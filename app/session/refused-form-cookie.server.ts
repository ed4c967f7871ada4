import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { createSealer } from '#app/config/seal.server'
import { createHostCookie } from './host-cookie.server'
import { refusedFormSchema, type RefusedForm } from './session-slots'

/** Milliseconds. */
export const refusedCookieLife = 10 * 60_000
/** Characters of the cookie's value. */
const mostLength = 2_048
/** Greatest size of an unpacked form (bytes): every request unpacks it, and 2 KB can hold 1 MB of repeated letters. */
const mostUnpacked = 16 * 1024
const { seal, unseal } = createSealer('refused form')

const cookie = createHostCookie('refused-form')

export type RefusedCookie = Awaited<ReturnType<typeof openRefusedCookie>>

/**
 * The refused form of a guest without a session, sealed in a cookie until the browser closes (contract §9). `header` is the
 * Cookie header of the request.
 */
export async function openRefusedCookie(header: string | null, secure: boolean, now = Date.now) {
	const sent = await cookie.read(header, secure)
	let line: string | undefined
	return {
		form: readForm(sent, now()),
		/** False when the form is too large, or the browser sent no cookie at all. */
		async keep(form: RefusedForm) {
			if (header === null) return false
			const unpacked = JSON.stringify(form)
			if (Buffer.byteLength(unpacked) > mostUnpacked) return false
			const text = deflateRawSync(unpacked).toString('base64url')
			const made = await cookie.createLine(seal(text), secure)
			const value = made.slice(made.indexOf('=') + 1, made.indexOf(';'))
			if (value.length > mostLength) return false
			line = made
			return true
		},
		async forget() {
			if (sent !== null) line = await cookie.createLine(null, secure)
		},
		lines: () => (line === undefined ? [] : [line]),
	}
}

function readForm(sent: unknown, now: number): RefusedForm | undefined {
	const text = unseal(sent)
	if (typeof text !== 'string') return undefined
	const unpacked = unpack(text)
	if (unpacked === undefined) return undefined
	const form = refusedFormSchema.parse(JSON.parse(unpacked))
	return form.at + refusedCookieLife > now ? form : undefined
}

/** Returns undefined above the size limit. */
function unpack(text: string) {
	try {
		return String(inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: mostUnpacked }))
	} catch {
		return undefined
	}
}
