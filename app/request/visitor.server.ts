import { hideUrlSecrets } from '#app/lib/hide-url-secrets'
import { isInAppBrowser } from '#app/lib/in-app-browser'
import { chooseFontTiming, choosePrefetchTiming } from '#app/lib/request-kind'
import { readPreferences } from '#app/session/preferences.server'
import { hasBrokenToken } from '#app/session/query-tokens.server'
import type { Visitor } from './context.server'
import { needsSimpleVersion, simpleVersion } from './weak-device.server'

export async function readVisitor(
	request: Request,
	{ secure, isPlain }: { secure: boolean; isPlain: boolean },
): Promise<Visitor> {
	const chosen = await readPreferences(request.headers.get('Cookie'), secure)
	const isWeak = !isPlain && needsSimpleVersion(request, chosen)
	return {
		preferences: isWeak ? { ...chosen, ...simpleVersion } : chosen,
		isWeak,
		hasBrokenToken: hasBrokenToken(request),
		address: hideUrlSecrets(request.url, ['domain']),
		host: new URL(request.url).host,
		fontTiming: chooseFontTiming(request),
		prefetchTiming: choosePrefetchTiming(request),
		isInApp: isInAppBrowser(request.headers.get('User-Agent')),
	}
}
