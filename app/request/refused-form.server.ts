import { randomBytes } from 'node:crypto'
import { redirect } from '@remix-run/node'
import { isPageRequest, isSentByScript } from '#app/lib/request-kind'
import { hideUrlSecrets } from '#app/lib/hide-url-secrets'
import { takeNewest } from '#app/lib/take-newest'
import { isLoginPage, isPlainPage, paths } from '#app/paths'
import { limitGuestForms } from '#app/session/guest-forms.server'
import { refusedLife, type RefusedForm } from '#app/session/session-slots'
import { isStoreUnavailable } from '#app/session/store.server'
import type { BaseContext } from './context.server'
import type { FormReply } from './form-reply'
import { findPostedForm } from './posted-fields.server'
import { refusedParameter } from './form-fields'
import { findGuestOfPage } from './known-guest.server'

/** Characters of all refused forms of a session. */
const mostKept = 256 * 1024
const mostForms = 50

type Holders = Pick<BaseContext, 'cookies' | 'session'>

/**
 * Keeps a refused form and answers with a redirect to its own address (contract §9); in place where nothing can hold it. A
 * received form is forgotten.
 */
export async function settleForm(ctx: BaseContext, request: Request, answer: unknown) {
	if (request.method !== 'POST' || !(answer instanceof Response)) return answer
	if (answer.status < 400) {
		await forgetRefused(ctx, request)
		return answer
	}
	const address = await keepRefused(ctx, request, answer)
	ctx.outcome.refused = await findPostedForm(request)
	ctx.outcome.shownAt = address
	// The script shows the answer in its own page: a redirect would lose the chosen files.
	if (address === undefined || isSentByScript(request)) return answer
	ctx.outcome.failed = false
	ctx.outcome.retryAfterSeconds = undefined
	return redirect(address, 303)
}

async function keepRefused(ctx: BaseContext, request: Request, answer: Response) {
	if (ctx.queryTokens) return undefined
	const reply: unknown = await answer.clone().json()
	if (!isReply(reply)) return undefined
	const form: RefusedForm = {
		id: findId(request) ?? randomBytes(9).toString('base64url'),
		at: ctx.session.now(),
		address: getAddress(request),
		branch: ctx.session.data.consumer ? undefined : await ctx.branch.name(),
		guest: (await findGuestOfPage(ctx, request))?.id,
		language: await ctx.texts.language(),
		reply: new URL(request.url).pathname === paths.loginCode() ? withoutInput(reply) : reply,
		posted: ctx.session.data.consumer ? await findPostedForm(request) : undefined,
	}
	if (!(await keep(ctx, request, form))) return undefined
	if (!ctx.session.data.consumer) await limitGuestForms(ctx.session.owner, ctx.facts.clientAddress)
	return `${form.address}${form.address.includes('?') ? '&' : '?'}${refusedParameter}=${form.id}`
}

/** False where nothing can hold it; then an older version is gone too. */
async function keep(holders: Holders, request: Request, form: RefusedForm) {
	const {
		session,
		cookies: { refusedForm: refusedCookie },
	} = holders
	const isLarge = JSON.stringify(form).length > mostKept
	const isKept = usesSession(session, request)
		? !isLarge &&
			(await session.changeRefused((forms) => addRefused(forms, form)).then(() => true, ignoreStoreFault))
		: await refusedCookie.keep(form)
	if (!isKept) await forgetRefused(holders, request)
	return isKept
}

/** The newest last; the oldest are dropped where all are too large together. */
export function addRefused(forms: readonly RefusedForm[], form: RefusedForm): RefusedForm[] {
	const all = [...forms.filter((one) => !isSame(one, form) && one.at + refusedLife > form.at), form]
	return takeNewest(all.slice(-mostForms), mostKept)
}

function isSame(one: RefusedForm, { id, address }: Pick<RefusedForm, 'address' | 'id'>) {
	return one.id === id && one.address === address
}

/**
 * Restores the refused form that the address names. The form stays stored, except the user name of a login, which only
 * one page shows. Every loader of the page may call this.
 */
export async function recallRefused(ctx: BaseContext, request: Request) {
	const {
		branch: { name: branch },
		texts: { language },
		outcome,
	} = ctx
	// After an answer in place, an older version of the form must not stand beside it.
	const isShown = outcome.failed || outcome.refusedReply !== undefined
	const found = isShown ? undefined : await findRefused(ctx, request)
	if (!found || !isReply(found.form.reply)) return
	const { form, isGuests } = found
	// A guest's form goes to the branch that it was shown for.
	if (!ctx.session.data.consumer && form.branch !== (await branch())) return
	if (form.guest !== undefined && form.guest !== (await findGuestOfPage(ctx, request))?.id) return
	const isLogin = isLoginPage(new URL(request.url).pathname)
	if (isLogin && isPageRequest(request))
		await keep(ctx, request, { ...form, reply: withoutInput(found.form.reply) })
	const isSameLanguage = form.language === (await language())
	outcome.failed = isSameLanguage
	outcome.refused = form.posted
	outcome.refusedReply = {
		id: form.id,
		reply: isSameLanguage ? found.form.reply : withoutErrors(found.form.reply),
		isGuests: isGuests && !isLogin,
	}
}

async function findRefused({ session, cookies: { refusedForm: refusedCookie } }: Holders, request: Request) {
	const id = findId(request)
	if (id === undefined || request.method === 'POST') return undefined
	const isOwn = (form: RefusedForm) => isSame(form, { id, address: getAddress(request) })
	if (!usesSession(session, request)) {
		const { form } = refusedCookie
		return form && isOwn(form) ? { form, isGuests: true } : undefined
	}
	const stored = session.has('refused') ? await session.listRefused() : []
	const form = stored.find((one) => isOwn(one) && one.at + refusedLife > session.now())
	return form && { form, isGuests: false }
}

/** Forgets what waits under the id in this address: other tabs have ids of their own. */
async function forgetRefused(
	{ session, cookies: { refusedForm: refusedCookie } }: Holders,
	request: Request,
) {
	const id = findId(request)
	if (id === undefined) return
	const isOwn = (form: RefusedForm) => isSame(form, { id, address: getAddress(request) })
	if (refusedCookie.form && isOwn(refusedCookie.form)) await refusedCookie.forget()
	if (!session.has('refused')) return
	await session.changeRefused((forms) => forms.filter((form) => !isOwn(form))).catch(ignoreStoreFault)
}

/** A visitor with a session has it there, but for the plain page, which has no visitor. */
function usesSession({ owner }: Holders['session'], { url }: Pick<Request, 'url'>) {
	return owner !== undefined && !isPlainPage(new URL(url).pathname)
}

function getAddress({ url }: Pick<Request, 'url'>) {
	return hideUrlSecrets(url, ['domain', refusedParameter])
}

function findId({ url }: Pick<Request, 'url'>) {
	const id = new URL(url).searchParams.get(refusedParameter) ?? ''
	return /^[\w-]{1,64}$/.test(id) ? id : undefined
}

function isReply(value: unknown): value is FormReply {
	return typeof value === 'object' && value !== null && 'result' in value && typeof value.result === 'object'
}

function withoutInput({ result: { initialValue: _, ...result }, ...reply }: FormReply): FormReply {
	return { ...reply, result }
}

/** The input alone, on a page in another language than its errors. */
function withoutErrors({ result: { initialValue } }: FormReply): FormReply {
	return { result: { initialValue }, summary: '' }
}

function ignoreStoreFault(error: unknown) {
	if (isStoreUnavailable(error)) return false
	throw error
}
