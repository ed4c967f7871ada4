import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { paths } from '#app/paths'
import { allowAnyone } from '#app/session/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const { session } = await allowAnyone(args)
	await session.end()
	session.notify('success', 'notices.loggedOut')
	return redirect(paths.login(), { headers: { 'Clear-Site-Data': '"cache", "storage"' } })
}

export async function action(args: ActionFunctionArgs) {
	return loader(args)
}
