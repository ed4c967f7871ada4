import type { UsesOwner } from '#app/request/context.server'
import { paths } from '#app/paths'
import { getFormId } from '#app/submissions/send-once.server'
import type { Check } from './mortgage-check.server'

export async function getCheckHead(ctx: UsesOwner<'say'>, { wizard, mortgage }: Check) {
	const { title, purpose, toLogin } = ctx.say.table('mortgageCheck')
	return {
		title,
		purpose,
		kicker: mortgage.label,
		back: { href: paths.login(), label: toLogin },
		formId: await getFormId(ctx, wizard.target.subject),
		done: undefined,
	}
}
