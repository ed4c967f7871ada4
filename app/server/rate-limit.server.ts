import type { Context, MiddlewareHandler } from 'hono'
import { logSecurityEvent } from '#app/config/security-log.server'
import { getContext } from '#app/request/create-context.server'
import { readForm } from '#app/request/read-form.server'
import { dropSecretFields, type KeptForm } from '#app/request/kept-form'
import { hideUrlSecrets } from '#app/lib/hide-url-secrets'
import { takeToken, getVisitorKey, type LimitName } from '#app/limits/limits.server'
import { isUploadPath } from './slow-bodies'
import { isLookPath } from './repair-address.server'
import { refuse } from './fault-answer.server'
import type { ServerEnv } from './request-facts.server'

/** Counts pages, forms and uploads. The page uses the session that is opened here. */
export const limitRate: MiddlewareHandler<ServerEnv> = async (c, next) => {
	const over = await limitReached(c)
	if (over) {
		logSecurityEvent('limitReached', { requestId: c.get('requestFacts').requestId, detail: over.limit })
		const address = hideUrlSecrets(c.req.url)
		const retry = { afterSeconds: over.wait, address }
		const kept = await keptForm(c, address)
		const {
			branch: { ofForm: formBranch },
		} = await getContext(c.req.raw, c.get('loadContext'))
		refuse(c, { status: 429, reason: 'tooManyRequests', retry, kept, formBranch })
	}
	await next()
}

async function limitReached(c: Context<ServerEnv>) {
	const { raw, path } = c.req
	const visitor = getVisitorKey(await getContext(raw, c.get('loadContext')))
	const isPost = raw.method === 'POST'
	// Files of the look have a counter of their own: the refusal page shows the logo and has its colours.
	const key = visitor && !isPost && isLookPath(path) ? `${visitor} look` : visitor
	const limits: LimitName[] = isPost ? ['posts'] : ['gets']
	if (isPost && isUploadPath(path)) limits.push('uploads')
	const verdicts = await Promise.all(
		limits.map(async (limit) => ({ limit, verdict: await takeToken(limit, key) })),
	)
	const over = verdicts.flatMap(({ limit, verdict }) =>
		verdict.allowed ? [] : [{ limit, wait: verdict.retryAfterSeconds }],
	)
	return over.sort((a, b) => b.wait - a.wait)[0]
}

/** The fields of a form without files. */
async function keptForm({ req }: Context<ServerEnv>, action: string): Promise<KeptForm | undefined> {
	const isForm = req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded')
	if (req.raw.method !== 'POST' || !isForm || isUploadPath(req.path)) return undefined
	return { action, ...dropSecretFields([...(await readForm(req.raw))]) }
}
