import { redirect } from '@remix-run/node'
import { createSealer } from '#app/config/seal.server'
import { addParameter } from '#app/lib/add-parameter'
import { dropParameters } from '#app/lib/hide-url-secrets'
import { getSessionStore } from '#app/session/current-store.server'
import type { Uses } from './context.server'
import { refuseWithoutCookies } from './refusals.server'

const name = 'cookies'
/** Milliseconds that a mark counts. */
const life = 60_000
const { seal, unseal } = createSealer('cookie return')

/** Marks the address after a step that needs a cookie, to recognise a browser that keeps none (contract §9). */
export function markReturn({ outcome }: Uses<'outcome'>, { headers }: Request, answer: Response) {
	const to = answer.headers.get('Location')
	const isOurs = to !== null && /^\/(?!\/)/.test(to)
	if (!outcome.needsCookie || !isOurs || headers.get('Cookie') !== null) return
	answer.headers.set('Location', addParameter(to, name, seal(getSessionStore().now())))
}

/**
 * Takes the mark out of the address. @throws Response: a redirect, or in place of the page what a browser without cookies
 * needs
 */
export async function checkReturn(ctx: Uses<'texts'>, { method, headers, url }: Request, isFrame: boolean) {
	const mark = new URL(url).searchParams.get(name)
	if (mark === null || method !== 'GET') return
	const at = unseal(mark)
	const isFresh = typeof at === 'number' && getSessionStore().now() - at < life
	if (!isFresh || headers.get('Cookie') !== null) throw redirect(dropParameters(url, [name]))
	if (!isFrame) throw refuseWithoutCookies(await ctx.texts.say())
}
