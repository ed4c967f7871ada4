import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { findLanguage } from '#app/i18n/language'
import { readReturnTo } from '#app/forms/return-to.server'
import { allowAnyone } from '#app/request/guard.server'

export async function action(args: ActionFunctionArgs) {
	const {
		outcome,
		cookies: { prefer },
	} = await allowAnyone(args)
	const { text, returnTo } = await readReturnTo(args.request)
	prefer({ language: findLanguage(text('language')) })
	outcome.needsCookie = true
	return redirect(returnTo, 303)
}
