import { findKnown } from '#app/lib/unread'
import { isDoneTask, isOpenTask } from '#app/products/task-state.server'
import { redirect } from '@remix-run/node'
import { ApiError, ApiFailure } from '#app/api/errors'
import { getFailureCause } from '#app/api/failure-cause'
import { productActionLoginSchema } from '#app/api/resources/auth'
import { findLateForm, listLateForms } from '#app/request/guest-form.server'
import { describeGuest } from '#app/request/known-guest.server'
import { settle } from '#app/request/settle'
import type { Uses } from '#app/request/context.server'
import { askDoubts } from '#app/forms/doubts.server'
import { answerInvalid, answerFailed, type ParsedForm } from '#app/forms/parse-form.server'
import { findEarlierSend, showReceiptAgain } from '#app/submissions/earlier-send.server'
import { formatDateTime } from '#app/lib/format-date'
import { toWallClock } from '#app/lib/wall-clock'
import { formatWait } from '#app/lib/format-until'
import type { Say } from '#app/i18n/say.server'
import { limitCredentials, trustDevice, type LimitContext } from '#app/limits/credentials.server'
import { paths } from '#app/paths'
import { findTarget } from '#app/products/action-target'
import { listSummarisedActions } from '#app/products/actions.server'
import { findText } from '#app/forms/find-value'
import type { Block } from '#app/wizard/question'
import { buildQuestionsView, parseQuestions } from '#app/wizard/questions.server'

/** @see [636] */
const blocks: Block[] = [
	{
		name: 'client',
		questions: [
			{ kind: 'email', name: 'email', autoComplete: 'email' },
			{ kind: 'date', name: 'birthday', isPast: true, autoComplete: 'bday' },
		],
	},
]

type CheckLinkContext = Uses<'api' | 'texts' | 'session'>
type EarlierContext = Uses<'cookies' | 'texts' | 'session'>

/** Signed-in clients get a notice on the dashboard: a link to their check, or whose account is open (contract §8). Unread tasks are not told as none. */
export function createCheckPurpose(actionId: string | undefined) {
	return {
		asks: 'check' as const,
		beforeLeaving: (ctx: CheckLinkContext) => announceOpenCheck(ctx, actionId),
		findEarlier: answerEarlier,
	}
}

/** A check that was received is told so to whoever posts it again; a client does not see a guest's receipt. */
async function answerEarlier(ctx: EarlierContext, request: Request) {
	const earlier = await findEarlierSend(request)
	if (earlier === undefined || earlier === 'unknown') return earlier
	const { last, isSame } = earlier
	const { language } = await ctx.texts.say()
	const when = formatDateTime(toWallClock(new Date(last.at)), language)
	if (!ctx.session.data.consumer) await showReceiptAgain(ctx, earlier)
	ctx.session.notify('info', isSame ? 'sending.already' : 'sending.afterwards', { when })
	return redirect(last.to, 303)
}

async function announceOpenCheck(ctx: CheckLinkContext, actionId: string | undefined) {
	const { value: actions } = await settle(listSummarisedActions(ctx))
	if (!actions) return ctx.session.notify('error', 'notices.checkUnread')
	const check = actions.known.find((action) => action.id === actionId && !isDoneTask(action))
	if (check ? !isOpenTask(check) : !actions.isComplete)
		return ctx.session.notify('error', 'notices.checkUnread')
	const target = check && findTarget(check)
	if (!check || target?.name !== 'mortgage-check') {
		const name = ctx.session.data.consumer?.name ?? ''
		return ctx.session.notify('info', 'notices.checkWhileSignedIn', { name })
	}
	const { label = (await ctx.texts.say())('mortgageCheck.title') } = check
	const link = { href: target.href, key: 'mortgageCheck.login.open' as const }
	ctx.session.notify('info', 'mortgageCheck.login.fromLink', { name: label }, [link])
}

/** @see [636] */
export async function buildCheckLoginView(ctx: Uses<'say' | 'session'>, actionId: string) {
	const { say } = ctx
	const { title, purpose, questions, submit, formWaits, formDoubted } = say.table('mortgageCheck').login
	const words = { blocks: {}, questions, answers: {} }
	const late = await listLateForms(ctx, actionId)
	const isDoubted = late.some(({ mayHaveArrived }) => mayHaveArrived)
	const aim = late.length === 0 ? undefined : isDoubted ? formDoubted : formWaits
	return { title, purpose, aim, ...buildQuestionsView({ blocks, words, submit }, say) }
}

type CheckLoginContext = LimitContext &
	Uses<'api' | 'branch' | 'cookies' | 'firm' | 'outcome' | 'say' | 'session'>

/** @see [637] */
export async function postCheckLogin(ctx: CheckLoginContext, request: Request, actionId: string) {
	const { form, values, errors, doubts } = await parseQuestions(request, blocks, ctx.say)
	if (Object.keys(errors).length > 0) return answerInvalid(ctx, form, { errors })
	const question = askDoubts(ctx, form, doubts)
	if (question) return question
	const login = { email: findText(values, 'email'), birthday: findText(values, 'birthday') }
	return signInToCheck(ctx, form, { ...login, productActionId: actionId })
}

interface CheckLogin {
	email: string
	birthday: string
	productActionId: string
}

async function signInToCheck(ctx: CheckLoginContext, form: ParsedForm<unknown>, login: CheckLogin) {
	const { email, productActionId: actionId } = login
	try {
		const guess = { kind: 'check' as const, name: email }
		const guest = await limitCredentials(ctx, guess, () => requestToken(ctx, login))
		const known = { action: actionId, ...guest, browser: await ctx.cookies.device.getId() }
		const branch = await ctx.branch.name()
		await ctx.session.admit(known, branch)
		await trustDevice(ctx, guess)
		const waiting = await findLateForm(ctx, describeGuest(known, branch))
		ctx.outcome.needsCookie = true
		return redirect(waiting ?? paths.mortgageCheckOfGuest(actionId), 303)
	} catch (error) {
		const cause = error instanceof ApiError ? getFailureCause(error) : undefined
		if (!(error instanceof ApiFailure) || cause === 'outage') return answerFailed(ctx, form, error)
		const how =
			cause === 'locked'
				? { status: error.answered === 429 ? 429 : 423, heading: ctx.say('form.failed.locked') }
				: {}
		return answerInvalid(ctx, form, { errors: { '': [wordsOf(error, ctx.say)] }, ...how })
	}
}

/** @throws ApiFailure, also for a response without id or token (contract §2) */
async function requestToken({ api }: Uses<'api'>, login: CheckLogin) {
	const answer = await api.ask('/api/auth/product-action-login', login, productActionLoginSchema)
	const { id, token, code, lockedTimeRemaining } = answer
	if (!id || !token) throw new ApiFailure(422, code, { lockedSeconds: findKnown(lockedTimeRemaining) })
	return { id, token }
}

/** Names the time of a lock, if the API gave one. All other failures share one message [A124]. */
function wordsOf(error: ApiFailure, say: Say) {
	if (getFailureCause(error) !== 'locked') return say('mortgageCheck.login.failed')
	const { lockedSeconds: seconds = error.retryAfterSeconds } = error
	if (seconds === undefined) return say('mortgageCheck.login.lockedUnknown')
	return say('mortgageCheck.login.locked', { wait: formatWait(seconds, say.language) })
}
