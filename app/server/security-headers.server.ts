import { getConfig } from '#app/config/config.server'
import { policyReportPath } from './policy-reports.server'
import type { RequestFacts } from '#app/request/request-facts'
import { hintsHeader } from '#app/request/weak-device.server'

const fixed = {
	'X-Content-Type-Options': 'nosniff',
	'X-Frame-Options': 'DENY',
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Cross-Origin-Resource-Policy': 'same-origin',
	'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
	'Accept-CH': hintsHeader,
}

interface PageContents {
	frames?: readonly string[]
	styles?: string
}

/** Vite's development server adds inline styles and a socket. */
function contentSecurityPolicy(nonce: string, { frames = [], styles }: PageContents) {
	const development = import.meta.env.DEV && getConfig().NODE_ENV === 'development'
	return [
		"default-src 'none'",
		`script-src 'nonce-${nonce}' 'strict-dynamic'`,
		`style-src 'self'${styles ? ` '${styles}'` : ''}${development ? " 'unsafe-inline'" : ''}`,
		"img-src 'self' data:",
		"font-src 'self'",
		`connect-src 'self'${development ? ' ws:' : ''}`,
		...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
		"manifest-src 'self'",
		"worker-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
		`report-uri ${policyReportPath}`,
		'report-to policy',
	].join('; ')
}

/** Proxies that hide e-mail addresses break the links of a page (contract §10). */
function isPage(headers: Headers) {
	return /^(text\/html|application\/xhtml\+xml)\s*(;|$)/i.test(headers.get('Content-Type') ?? '')
}

/** A page's own Content-Security-Policy, Referrer-Policy and Cache-Control take precedence. */
export function addSecurityHeaders(
	headers: Headers,
	{ nonce, secure }: Pick<RequestFacts, 'nonce' | 'secure'>,
	contents: PageContents = {},
) {
	for (const [name, value] of Object.entries(fixed)) {
		if (!headers.has(name)) headers.set(name, value)
	}
	if (!headers.has('Content-Security-Policy'))
		headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, contents))
	headers.set('Reporting-Endpoints', `policy="${policyReportPath}"`)
	if (!headers.has('Cache-Control')) {
		headers.set('Cache-Control', isPage(headers) ? 'no-store, no-transform' : 'no-store')
		// lynx ignores Cache-Control.
		headers.set('Pragma', 'no-cache')
	}
	const scope = getConfig().HSTS === 'subdomains' ? '; includeSubDomains' : ''
	if (secure) headers.set('Strict-Transport-Security', `max-age=31536000${scope}`)
	headers.delete('X-Powered-By')
	headers.delete('Server')
}
