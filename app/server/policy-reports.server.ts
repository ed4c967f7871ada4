import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { z } from 'zod/v4'
import { getLogger } from '#app/config/log.server'
import { countPolicyReport } from '#app/config/metrics.server'
import { parseUrl } from '#app/lib/parse-url'
import { readWithin } from '#app/lib/read-within'
import { readOrigin, type ServerEnv } from './request-facts.server'

export const policyReportPath = '/policy-reports'

const mostBytes = 16 * 1024
const mostReports = 20
/** Posts read per minute: in all, per network, per address. */
const mostPosts = 600
const mostOfNetwork = 60
const mostOfAddress = 10
/** More than twice `mostPosts`, so that no counter is evicted within the minute. */
const mostSenders = 2_000
const logInterval = 60_000
const directive =
	/^((default|script|style|img|font|connect|frame|manifest|worker|object|media)-src(-elem|-attr)?|form-action|base-uri|frame-ancestors)$/

// Browsers with `report-uri`, and all others.
const oldSchema = z
	.object({
		'csp-report': z.object({
			'effective-directive': z.string(),
			'blocked-uri': z.string().default(''),
			'document-uri': z.string().default(''),
		}),
	})
	.transform(({ 'csp-report': report }) => [
		{
			directive: report['effective-directive'],
			blocked: report['blocked-uri'],
			page: report['document-uri'],
		},
	])
const newSchema = z
	.array(
		z.object({
			url: z.string(),
			body: z.object({ effectiveDirective: z.string(), blockedURL: z.string().nullish() }),
		}),
	)
	.transform((reports) =>
		reports.map(({ url, body }) => ({
			directive: body.effectiveDirective,
			blocked: body.blockedURL ?? '',
			page: url,
		})),
	)
const reportSchema = z.union([oldSchema, newSchema])

/** Counts violations and logs them once a minute by directive and kind. Addresses are never logged: they contain ids or can be forged. */
export const policyReports = new Hono<ServerEnv>()
policyReports.post(policyReportPath, async (c) => {
	logTimer ??= setTimeout(logCounts, logInterval).unref()
	if (!isRead(readOrigin(c).address ?? ''))
		return c.body(null, 429, { 'Retry-After': String(logInterval / 1000) })
	const bytes = await readWithin(c.req.raw.body, mostBytes)
	if (!Buffer.isBuffer(bytes)) return c.body(null, 413)
	const kinds = readKinds(bytes)
	for (const kind of kinds) {
		counts.set(kind, (counts.get(kind) ?? 0) + 1)
		countPolicyReport(kind)
	}
	return c.body(null, kinds.length > 0 ? 204 : 400)
})

let posts = 0
let dropped = 0
const postsBySender = new LRUCache<string, number>({ max: mostSenders })
let logTimer: NodeJS.Timeout | undefined
const counts = new Map<string, number>()

function isRead(address: string) {
	const network = networkOf(address)
	const ofAddress = (postsBySender.get(address) ?? 0) + 1
	const ofNetwork = (postsBySender.get(network) ?? 0) + 1
	if (posts >= mostPosts || ofAddress > mostOfAddress || ofNetwork > mostOfNetwork) {
		dropped += 1
		return false
	}
	posts += 1
	postsBySender.set(address, ofAddress)
	postsBySender.set(network, ofNetwork)
	return true
}

/** The /24 of IPv4, the /48 of IPv6. */
function networkOf(address: string) {
	const [a = '', b = '', c = ''] = address.split(/[.:]/)
	return `network ${a}.${b}.${c}`
}

function logCounts() {
	if (counts.size > 0 || dropped > 0)
		getLogger().warn(
			{ event: 'policy', counts: Object.fromEntries(counts), dropped },
			'pages broke their policy',
		)
	counts.clear()
	postsBySender.clear()
	posts = 0
	dropped = 0
	logTimer = undefined
}

function readKinds(bytes: Buffer): string[] {
	try {
		const sent: unknown = JSON.parse(bytes.toString())
		// A schema judges each element of a list before its length.
		if (Array.isArray(sent) && sent.length > mostReports) return []
		const { data = [] } = reportSchema.safeParse(sent)
		return data
			.filter((report) => directive.test(report.directive))
			.map((report) => `${report.directive} ${kindOf(report.blocked, report.page)}`)
	} catch {
		return []
	}
}

function kindOf(blocked: string, page: string) {
	if (blocked === '' || blocked === 'inline') return 'inline'
	if (/^(wasm-)?eval$/.test(blocked)) return 'eval'
	const [scheme = ''] = /^(data|blob)(?=$|:)/.exec(blocked) ?? []
	if (scheme) return scheme
	const origin = parseUrl(blocked)?.origin
	return origin !== undefined && origin === parseUrl(page)?.origin ? 'own' : 'other'
}
