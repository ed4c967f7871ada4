import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { z } from 'zod/v4'
import { getLogger } from '#app/config/log.server'
import { countPolicyReport } from '#app/config/metrics.server'
import { readWithin } from '#app/lib/read-within'
import { readOrigin, type ServerEnv } from './request-facts.server'

/** Where browsers tell what a page's Content-Security-Policy kept them from. */
export const policyReportPath = '/policy-reports'

const mostBytes = 16 * 1024
const mostReports = 20
/** Posts that are read between two lines of the log: in all, of one network, and of one address. Anybody may send them. */
const mostPosts = 600
const mostOfNetwork = 60
const mostOfAddress = 10
/** More than twice `mostPosts`: no address or network that was read from is forgotten before the next line. */
const mostSenders = 2_000
const tellEvery = 60_000
const directive =
	/^((default|script|style|img|font|connect|frame|manifest|worker|object|media)-src(-elem|-attr)?|form-action|base-uri|frame-ancestors)$/

// Of browsers that know `report-uri` alone, and of the others.
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
	.max(mostReports)
	.transform((reports) =>
		reports.map(({ url, body }) => ({
			directive: body.effectiveDirective,
			blocked: body.blockedURL ?? '',
			page: url,
		})),
	)
const reportSchema = z.union([oldSchema, newSchema])

/**
 * Counts what browsers report, and tells the log once a minute: which directive, and the kind of what was blocked. Never an
 * address: those of pages hold ids, and what a report says anybody may have made up.
 */
export const policyReports = new Hono<ServerEnv>()
policyReports.post(policyReportPath, async (c) => {
	telling ??= setTimeout(tell, tellEvery).unref()
	if (!isRead(readOrigin(c).address ?? ''))
		return c.body(null, 429, { 'Retry-After': String(tellEvery / 1000) })
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
let telling: NodeJS.Timeout | undefined
const counts = new Map<string, number>()

/** Whether another post of this address is read: what one sends too many takes no room of the others. */
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

/** The /24 of an IPv4 address, the /48 of an IPv6 one: what one customer of a provider may have. */
function networkOf(address: string) {
	const [a = '', b = '', c = ''] = address.split(/[.:]/)
	return `network ${a}.${b}.${c}`
}

function tell() {
	if (counts.size > 0 || dropped > 0)
		getLogger().warn(
			{ event: 'policy', counts: Object.fromEntries(counts), dropped },
			'pages broke their policy',
		)
	counts.clear()
	postsBySender.clear()
	posts = 0
	dropped = 0
	telling = undefined
}

/** `img-src other`, `script-src-elem inline`: what was reported, in words of ours. */
function readKinds(bytes: Buffer): string[] {
	try {
		const { data = [] } = reportSchema.safeParse(JSON.parse(bytes.toString()))
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
	return originOf(blocked) !== undefined && originOf(blocked) === originOf(page) ? 'own' : 'other'
}

function originOf(address: string) {
	return URL.canParse(address) ? new URL(address).origin : undefined
}
