import { findKnown } from '#app/lib/unread'
import { consumerSchema, personSchema } from '#app/api/resources/consumer'
import { mortgageSchema } from '#app/api/resources/mortgage'
import { settle } from '#app/request/settle'
import type { UsesSending } from '#app/request/context.server'
import { forgetKnownGuest, getGuestSubject } from '#app/request/known-guest.server'
import { getCheckHead, getCheck } from '#app/features/mortgage-check/mortgage-check.server'
import { describeGuestFailure } from '#app/features/mortgage-check/guest-failure.server'
import { sendCheck, sendGuestCheck } from '#app/features/mortgage-check/send-check.server'
import { paths } from '#app/paths'
import { getActionHead } from '#app/products/action-head.server'
import { toActionSubject } from '#app/submissions/send-once.server'
import type { Answers } from '#app/wizard/post-wizard.server'
import { getMortgageAction } from './mortgage-action.server'

/** @throws Response redirect to not-found when the action belongs to another mortgage */
export async function openOwnCheck(
	ctx: UsesSending<'api' | 'firm'>,
	params: { action?: string; id?: string },
) {
	const [{ task: action, mortgage }, self] = await Promise.all([
		getMortgageAction(ctx, 'mortgage-check', params),
		settle(ctx.api.get('/api/consumers', consumerSchema)),
	])
	const check = await getCheck(ctx, {
		target: toActionSubject(action),
		href: paths.mortgageCheck(mortgage.id, action.id),
		mortgage,
		consumer: self.value,
		problem: self.problem && 'mortgageCheck.unavailable',
	})
	const { title, purpose } = ctx.say.table('mortgageCheck')
	return {
		ctx,
		wizard: check.wizard,
		getHead: async () => ({ ...(await getActionHead(ctx, action)), title, tabTitle: title, purpose }),
		send: (answers: Answers) => sendCheck(ctx, check, answers, action.id),
	}
}

/** Guest with a link instead of a session; texts address that person. @see [642] [643] */
export async function openGuestCheck(
	ctx: UsesSending<'api' | 'firm' | 'texts'>,
	known: { action: string; id: string; browser?: string },
) {
	const { action, id } = known
	const path = [action, id].map(encodeURIComponent).join('/')
	const [about, self] = await Promise.all([
		settle(ctx.api.get(`/api/products/mortgage-no-login/${path}`, mortgageSchema)),
		settle(ctx.api.get(`/api/consumer-no-login/${path}`, personSchema)),
	])
	const guestCtx = { ...ctx, say: await ctx.texts.sayTo(findKnown(self.value?.addressStyle)) }
	const check = await getCheck(guestCtx, {
		target: { subject: getGuestSubject(known) },
		href: paths.mortgageCheckOfGuest(action),
		mortgage: about.value,
		consumer: self.value,
		async onLeave(why) {
			await forgetKnownGuest(ctx, action)
			if (why === 'later') await ctx.cookies.guestKey.renew()
		},
		...(await describeGuestFailure(ctx, about.problem ?? self.problem, action)),
	})
	return {
		ctx: guestCtx,
		wizard: check.wizard,
		getHead: () => getCheckHead(guestCtx, check),
		send: (answers: Answers) => sendGuestCheck(guestCtx, check, answers, known),
	}
}
