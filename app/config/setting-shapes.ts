import { createPrivateKey } from 'node:crypto'
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { z } from 'zod/v4'
import { parseUrl } from '#app/lib/parse-url'

const secondsPer: Record<string, number> = { s: 1, m: 60, h: 3600 }
const longest = 24 * 3600
const mostPoints = 1_000_000
/** Bounds the memory that a typing error can take. */
const mostWorkers = 256
/** Prefix bits: private networks are `10.0.0.0/8` and `fc00::/7` at their widest, the blocks of a carrier far narrower. */
const widest = { v4: 8, private6: 7, v6: 16 }

const leastSecret = 32

/** A decimal number: a blank would count as 0. */
export const numberSchema = z
	.string()
	.regex(/^\d{1,9}(\.\d{1,9})?$/, { error: 'is no number', abort: true })
	.pipe(z.coerce.number())

/** The first secret seals, all of them open. */
export type Secrets = readonly [string, ...string[]]

export const secretsSchema = z.string().transform((text, ctx): Secrets => {
	const parts = text.split(',')
	// Earlier releases sealed with the white space around a secret that stood alone.
	const [first = text, ...older] = new Set([...parts.map((part) => part.trim()), ...parts])
	const secrets: Secrets = [first, ...older]
	if (secrets.some((secret) => Buffer.byteLength(secret) < leastSecret))
		ctx.addIssue(`must have at least ${leastSecret} bytes; a comma parts it from an older one`)
	return secrets
})

/** Private Ed25519 keys (PKCS#8, DER, base64): the first seals receipts, all of them check. */
export const receiptKeysSchema = z.string().transform((text, ctx): readonly string[] => {
	const keys = text.split(',').map((part) => part.trim())
	if (!keys.every(isEd25519))
		ctx.addIssue('is no Ed25519 key; openssl genpkey -algorithm ed25519 -outform DER | base64')
	return keys
})

function isEd25519(text: string) {
	try {
		const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })
		return key.asymmetricKeyType === 'ed25519'
	} catch {
		return false
	}
}

export interface Rate {
	points: number
	seconds: number
}

export const listSchema = z.string().transform((text) => text.split(',').flatMap((part) => part.trim() || []))

/** `10/15m`: ten times in fifteen minutes; a day at most. */
export const rateSchema = z.string().transform((text, ctx): Rate => {
	const [, count, length, unit = ''] = /^(\d{1,7})\/(\d{1,5})([smh])$/.exec(text) ?? []
	const rate = { points: Number(count), seconds: Number(length) * (secondsPer[unit] ?? 0) }
	if (isWithin(rate.points, mostPoints) && isWithin(rate.seconds, longest)) return rate
	ctx.addIssue(`"${text}" is not like 10/15m: a count, and a time in s, m or h of a day at most`)
	return z.NEVER
})

function isWithin(value: number, most: number) {
	return value >= 1 && value <= most
}

export const workersSchema = z.string().transform((text, ctx) => {
	if (text === 'auto') return availableParallelism()
	if (/^\d{1,3}$/.test(text) && isWithin(Number(text), mostWorkers)) return Number(text)
	ctx.addIssue(`"${text}" is neither a number from 1 to ${mostWorkers} nor auto`)
	return z.NEVER
})

export const hostNamesSchema = listSchema.transform((names, ctx) =>
	names.map((name) => {
		if (!/^([a-z0-9.-]+|\[[0-9a-f:.]+\])$/i.test(name)) ctx.addIssue(`"${name}" is no host name`)
		return name.toLowerCase()
	}),
)

export const listenAddressSchema = z.string().transform((text, ctx) => {
	if (isIP(text) || text === 'localhost') return text
	ctx.addIssue(`"${text}" is no address of this machine, such as 127.0.0.1, 0.0.0.0 or ::`)
	return z.NEVER
})

export const originSchema = z.string().transform((text, ctx) => {
	const { origin, href, protocol } = parseUrl(text) ?? {}
	if (origin && href === `${origin}/` && /^https?:$/.test(protocol ?? '')) return origin
	ctx.addIssue(`"${text}" is not like https://portaal.nl, with nothing behind the name`)
	return z.NEVER
})

/** The exporter adds the path itself, and a second one is lost with every trace. */
export const collectorSchema = z
	.url({ protocol: /^https?$/ })
	.refine((url) => !/\/v1\/traces\/?$|[?#]/.test(url), 'is given without /v1/traces, ? and #')

/** Sentry's client drops another shape, and all reports with it, in silence. The value stays out of the message. */
export const dsnSchema = z.string().refine((text) => {
	const { protocol, username, pathname } = parseUrl(/\s/.test(text) ? '' : text) ?? {}
	return /^https?:$/.test(protocol ?? '') && /^\w+$/.test(username ?? '') && /\/\d+$/.test(pathname ?? '')
}, 'is not like https://key@sentry.nl/1')

/** Origin and path prefix: paths are put behind it, so a query would swallow them. Names and passwords are not sent. */
export const apiUrlSchema = z.url({ protocol: /^https?$/, abort: true }).refine((text) => {
	const { origin, pathname, href } = new URL(text)
	return href === origin + pathname && !/[?#]/.test(text)
}, 'must be an origin and a path, without a user, a query or a #')

/** Rejects networks that would trust the whole internet. */
export const networksSchema = listSchema.superRefine((entries, ctx) => {
	for (const entry of entries) {
		if (!isNetwork(entry)) ctx.addIssue(`"${entry}" is no address or network of proxies`)
	}
})

function isNetwork(entry: string) {
	const [, address = '', prefix] = /^([0-9a-f.:]+)(?:\/(\d{1,3}))?$/i.exec(entry) ?? []
	const family = isIP(address)
	if (family === 0 || address === '0.0.0.0') return false
	// `::/8` and `::ffff:0:0/96` hold every IPv4 address there is.
	if (family === 6 && /^\[::(?!1\])/.test(new URL(`http://[${address}]`).hostname)) return false
	const [least, most] =
		family === 4 ? [widest.v4, 32] : [/^f[cd]/i.test(address) ? widest.private6 : widest.v6, 128]
	return prefix === undefined || (Number(prefix) >= least && Number(prefix) <= most)
}
